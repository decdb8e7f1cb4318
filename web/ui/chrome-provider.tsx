import { type ReactNode, useMemo, useState } from 'react';
import { ChromeContext } from './chrome-context.ts';

export const ChromeProvider = ({ children }: { readonly children: ReactNode }) => {
  const [isShown, show] = useState(true);
  const chrome = useMemo(() => ({ isShown, show }), [isShown]);
  return <ChromeContext value={chrome}>{children}</ChromeContext>;
};
