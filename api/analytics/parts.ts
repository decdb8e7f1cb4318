import type { ApiWorld } from '../server/world.ts';
import { studyReads } from './queries/study-reads.ts';

/** The reads of how somebody studied. */
export const analyticsParts = ({ database }: ApiWorld) => ({ study: studyReads(database) });

declare module '../server/context.ts' {
  interface PartsOf {
    readonly analytics: ReturnType<typeof analyticsParts>;
  }
}
