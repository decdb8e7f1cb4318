import type { FastifyRequest } from 'fastify';
import { type ApiContext, signedIn } from '../server/context.ts';
import { Refused } from '../server/refusals.ts';
import { ReadModelBehind } from '../server/unavailable.ts';

/** Whether the admin is one of the test mode, whose password is shared: nobody real is theirs to see. */
export const seesTestersOnly = (request: FastifyRequest): boolean => {
  const { account } = signedIn(request);
  if (!account) throw new ReadModelBehind('accounts');
  return account.testMode;
};

/** The account as this admin may see it. Throws `Refused` where it is none of theirs, or none. */
export const accountFor = async (
  { admin }: ApiContext,
  request: FastifyRequest,
  accountId: string,
) => {
  const row = await admin.user(accountId);
  if (!row || (seesTestersOnly(request) && !row.account.testMode)) {
    throw new Refused({ code: 'AccountNotFound' });
  }
  return row;
};
