import type { ApiWorld } from '../server/world.ts';
import { adminReads } from './queries/admin-reads.ts';

/** The reads of the figures and of accounts. */
export const adminParts = ({ database }: ApiWorld) => ({ admin: adminReads(database) });

declare module '../server/context.ts' {
  interface PartsOf {
    readonly admin: ReturnType<typeof adminParts>;
  }
}
