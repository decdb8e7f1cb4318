import type { ApiWorld } from '../server/world.ts';
import { termReads } from './queries/term-reads.ts';

/** The reads of what terms a learner knows. */
export const terminologyParts = ({ database }: ApiWorld) => ({ terms: termReads(database) });

declare module '../server/context.ts' {
  interface PartsOf {
    readonly terminology: ReturnType<typeof terminologyParts>;
  }
}
