import type { FastifyRequest } from 'fastify';
import type { AuditRow } from '../../projectors/audit/audit.ts';
import { seesTestersOnly } from '../admin/sees-testers-only.ts';
import type { ApiContext } from '../server/context.ts';
import { testerAccounts } from '../test-mode/tester-ids.ts';

/** Whose events an admin sees: undefined for everybody's, and the testers for one of the test mode. */
export const amongOf = (
  { world }: Pick<ApiContext, 'world'>,
  request: FastifyRequest,
): readonly string[] | undefined =>
  seesTestersOnly(request) ? testerAccounts(world.identifiers) : undefined;

/** Whether a row found by its place alone is among those: as a search would find it. */
export const isAmong = (
  { actor, subject }: Pick<AuditRow, 'actor' | 'subject'>,
  among: readonly string[] | undefined,
): boolean => {
  if (!among) return true;
  const [byTester, ofTester] = [among.includes(actor), subject !== null && among.includes(subject)];
  return (
    (byTester || actor === 'system') && (ofTester || subject === null) && (byTester || ofTester)
  );
};
