import { Box } from '@radix-ui/themes';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../session/use-session.ts';
import { Dispensable } from '../ui/dispensable.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { BareBar } from './bare-bar.tsx';
import { ChromeProvider } from './chrome-provider.tsx';
import { useIsChromeShown } from './use-chrome.ts';
import { VisitorBar } from './visitor-bar.tsx';

const TopBar = lazyPart(async () => (await import('./top-bar.tsx')).TopBar);

const Bar = () => {
  const { user } = useSession();
  if (!user) return <VisitorBar />;
  return (
    <Dispensable instead={<BareBar />}>
      <Suspense fallback={<BareBar />}>
        <TopBar user={user} />
      </Suspense>
    </Dispensable>
  );
};

const Frame = () => (
  <Box minHeight="100vh">
    <a className="skip" href="#content">
      Skip to content
    </a>
    {useIsChromeShown() ? <Bar /> : null}
    <Outlet />
  </Box>
);

/** What stands around every page: skip link and bar. A page may hide it with useChrome. */
export const Shell = () => (
  <ChromeProvider>
    <Frame />
  </ChromeProvider>
);
