import type { ApiWorld } from '../server/world.ts';
import { measures } from './metrics/measures.ts';
import { backstageReads } from './queries/backstage.ts';
import { operationsReads } from './queries/operations-reads.ts';
import { retryStore } from './retry-store.ts';

/** What is measured, read and retried for who runs the product. */
export const operationsParts = ({ database, settings, commands, clock }: ApiWorld) => ({
  operations: operationsReads(database, settings.projections),
  backstage: backstageReads({ pool: database, log: commands.log, now: clock.instant }),
  retry: retryStore(database),
  measures: measures(),
});

declare module '../server/context.ts' {
  interface PartsOf {
    readonly operations: ReturnType<typeof operationsParts>;
  }
}
