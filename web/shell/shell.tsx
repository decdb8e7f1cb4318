import { Box } from '@radix-ui/themes';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useTestMode } from '../session/test-mode.ts';
import { useSession } from '../session/use-session.ts';
import { ChromeProvider } from '../ui/chrome-provider.tsx';
import { Dispensable } from '../ui/dispensable.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { useIsChromeShown } from '../ui/use-chrome.ts';
import { BareBar } from './bare-bar.tsx';
import styles from './shell.module.css';
import { VisitorBar } from './visitor-bar.tsx';

const TestModeBanner = lazyPart(
  async () => (await import('../features/test-mode/test-mode-banner.tsx')).TestModeBanner,
);
const GlossaryButton = lazyPart(
  async () => (await import('../features/terminology/glossary/glossary-button.tsx')).GlossaryButton,
);
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

/** Of whoever is signed in as a tester; what cannot be loaded is left out. */
const TesterBanner = () => {
  const testMode = useTestMode();
  const { user } = useSession();
  if (!testMode || !user) return null;
  return (
    <Dispensable instead={null}>
      <Suspense fallback={null}>
        <TestModeBanner {...testMode} />
      </Suspense>
    </Dispensable>
  );
};

/** The glossary, of whoever is signed in; an exam has no frame, and so no glossary. */
const Glossary = () => {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Dispensable>
      <Suspense fallback={null}>
        <GlossaryButton />
      </Suspense>
    </Dispensable>
  );
};

const Frame = () => (
  <Box minHeight="100vh">
    <a className={styles['skip']} href="#content">
      Skip to content
    </a>
    {useIsChromeShown() ? (
      <>
        <TesterBanner />
        <Bar />
      </>
    ) : null}
    <Outlet />
    {useIsChromeShown() ? <Glossary /> : null}
  </Box>
);

/** What stands around every page: skip link and bar. A page may hide it with useChrome. */
export const Shell = () => (
  <ChromeProvider>
    <Frame />
  </ChromeProvider>
);
