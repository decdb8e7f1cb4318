import { Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useAppearance } from '../appearance/use-appearance.ts';

/** The look of everything inside it. */
export const AppTheme = ({ children }: { readonly children: ReactNode }) => {
  const { appearance } = useAppearance();
  return (
    <Theme
      accentColor="teal"
      grayColor="sage"
      radius="medium"
      panelBackground="solid"
      appearance={appearance}
    >
      {children}
    </Theme>
  );
};
