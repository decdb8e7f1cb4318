import type { ApiWorld } from '../server/world.ts';
import { schoolReads } from './queries/school-reads.ts';

/** The reads of schools. */
export const institutionParts = ({ database }: ApiWorld) => ({ schools: schoolReads(database) });

declare module '../server/context.ts' {
  interface PartsOf {
    readonly institution: ReturnType<typeof institutionParts>;
  }
}
