import type { ApiWorld } from '../server/world.ts';
import { tutorReads } from './queries/tutor-reads.ts';

/** The reads of conversations. */
export const tutorParts = ({ database }: ApiWorld) => ({ tutorReads: tutorReads(database) });

declare module '../server/context.ts' {
  interface PartsOf {
    readonly tutor: ReturnType<typeof tutorParts>;
  }
}
