import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { productName } from '../../domain/contracts/product.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useIsChromeShown } from '../ui/use-chrome.ts';
import { Footer } from './footer.tsx';
import type { FooterKind } from './footer-columns.ts';
import { PageCrash } from './page-crash.tsx';
import styles from './shell.module.css';
import { useArrival } from './use-arrival.ts';

type PageFrameProps = {
  /** Names the document. */
  readonly title: string;
  readonly footer: FooterKind;
  readonly children: ReactNode;
};

/** One page: its title, its content while it loads or fails, its footer. */
export const PageFrame = ({ title, footer, children }: PageFrameProps) => {
  const isChromeShown = useIsChromeShown();
  const { pathname } = useLocation();
  useArrival();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  return (
    <>
      <main id="content" tabIndex={-1} className={isChromeShown ? styles['page'] : ''}>
        <PageCrash path={pathname}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </PageCrash>
      </main>
      {isChromeShown ? <Footer kind={footer} /> : null}
    </>
  );
};
