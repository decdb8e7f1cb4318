import { Theme } from '@radix-ui/themes';
import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { useAppearance } from '../appearance/use-appearance.ts';

/** Milliseconds a pointer rests before a tooltip opens. */
const tooltipDelay = 700;

/** The look of everything inside it; every tooltip takes its delay from here. */
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
      <Tooltip.Provider delayDuration={tooltipDelay}>{children}</Tooltip.Provider>
    </Theme>
  );
};
