import { Link, Skeleton } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { apiDescriptionQuery } from './api-description-query.ts';

const OperationsViewer = lazyPart(
  async () => (await import('./operations-viewer.tsx')).OperationsViewer,
);

const waiting = <Skeleton height="480px" role="status" aria-label="Loading the operations" />;

/** The API for who writes a client: every operation, with what it takes, answers and refuses. */
export const ApiDescriptionPage = () => (
  <>
    <PageHead title="API">
      Every operation of this server, with examples. Client generators read the same as{' '}
      <Link href="/api/docs">OpenAPI 3.1</Link>.
    </PageHead>
    <Loaded query={useQuery(apiDescriptionQuery())} what="The API description" skeleton={waiting}>
      {(description) => (
        <Suspense fallback={waiting}>
          <OperationsViewer description={description} />
        </Suspense>
      )}
    </Loaded>
  </>
);
