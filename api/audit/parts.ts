import type { ApiWorld } from '../server/world.ts';
import { auditReads } from './queries/audit-reads.ts';
import { findPerson } from './queries/find-person.ts';

/** The reads of what happened. */
export const auditParts = ({ database }: ApiWorld) => ({
  audit: auditReads(database, findPerson(database)),
});

declare module '../server/context.ts' {
  interface PartsOf {
    readonly audit: ReturnType<typeof auditParts>;
  }
}
