import type { ApiWorld } from '../server/world.ts';
import { blogReads } from './queries/blog-reads.ts';

/** The reads of posts. */
export const blogParts = ({ database }: ApiWorld) => ({ blog: blogReads(database) });

declare module '../server/context.ts' {
  interface PartsOf {
    readonly blog: ReturnType<typeof blogParts>;
  }
}
