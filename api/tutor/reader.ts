import type { FastifyRequest } from 'fastify';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { signedIn } from '../server/signed-in.ts';

/** Who reads, and in the words of which field. */
export const readerOf = (
  request: FastifyRequest,
): { readonly learner: AccountId; readonly field: FieldCode | null } => {
  const { accountId, account } = signedIn(request);
  return { learner: accountId, field: account?.field ?? null };
};
