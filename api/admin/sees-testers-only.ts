import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';
import { ReadModelBehind } from '../server/unavailable.ts';
import { testerSignInName } from '../test-mode/tester-identity-name.ts';

/** Whether the admin is one of the test mode, whose password is shared: nobody real is theirs to see. */
export const seesTestersOnly = (request: FastifyRequest): boolean => {
  const { account } = signedIn(request);
  if (!account) throw new ReadModelBehind('accounts');
  return account.testMode;
};

type Named = { readonly username: string };

/** With the name that testers sign in by. */
const asTesterKnown = <Row extends Named>(row: Row): Row => ({
  ...row,
  username: testerSignInName(row.username),
});

/** A page of testers, each by the name they sign in by. */
export const asTestersKnown = <Page extends { readonly rows: readonly Named[] }>(
  page: Page,
): Page => ({ ...page, rows: page.rows.map(asTesterKnown) });

/** The account as this admin may see it. Throws `Refused` where it is none of theirs, or none. */
export const accountFor = async (
  { admin }: ApiContext,
  request: FastifyRequest,
  accountId: string,
) => {
  const row = await admin.user(accountId);
  const testersOnly = seesTestersOnly(request);
  if (!row || (testersOnly && !row.account.testMode)) {
    throw new Refused({ code: 'AccountNotFound' });
  }
  return testersOnly ? asTesterKnown(row) : row;
};
