import type { ApiWorld } from '../server/world.ts';
import { contentReads } from './queries/content-reads.ts';

/** The reads of what was made for learners. */
export const contentParts = ({ database }: ApiWorld) => ({ content: contentReads(database) });

declare module '../server/context.ts' {
  interface PartsOf {
    readonly content: ReturnType<typeof contentParts>;
  }
}
