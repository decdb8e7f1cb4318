import type { ApiWorld } from '../server/world.ts';
import { readinessReads } from './queries/readiness-reads.ts';

/** The reads of how near the exams are. */
export const readinessParts = ({ database }: ApiWorld) => ({ readiness: readinessReads(database) });

declare module '../server/context.ts' {
  interface PartsOf {
    readonly readiness: ReturnType<typeof readinessParts>;
  }
}
