import { z } from 'zod';
import { accountId } from '../../domain/kernel/ids.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { Refused } from '../server/refused.ts';
import type { Identity } from './identity-store.ts';
import { type StepKind, stepBrowser, stepBrowserOrNew } from './step-store.ts';

const proven = z.object({
  accountId,
  /** As it was verified: whoever changes the password meanwhile ends this. */
  passwordHash: z.string().nullable(),
});

/** The owner of a suspended account showed all that a sign-in asks for. It is no session. */
const ownerStep: StepKind<z.infer<typeof proven>> = { name: 'owner-of-suspended', data: proven };

/** Keeps for this browser, for ten minutes, whose data may be downloaded and erased. Testers share theirs. */
export const awaitRights = async (
  { world, steps, learners }: ApiContext,
  exchange: Exchange,
  { accountId: owner, passwordHash }: Identity,
): Promise<void> => {
  if ((await learners.account(owner))?.testMode) return;
  const browser = stepBrowserOrNew(exchange, world.settings.publicOrigin);
  const data = { accountId: owner, passwordHash };
  await steps.put(ownerStep, { browser }, { data, accountId: owner, now: world.clock.instant() });
};

/** Who has just shown here that the suspended account is theirs. Throws `Refused`. */
export const ownerOfSuspended = async (
  { world, steps, identities }: ApiContext,
  { request }: Pick<Exchange, 'request'>,
): Promise<Identity> => {
  const browser = stepBrowser(request, world.settings.publicOrigin);
  const found = browser && (await steps.look(ownerStep, { browser }, world.clock.instant()));
  const identity = found ? await identities.byAccount(found.accountId) : undefined;
  if (!found || !identity || identity.passwordHash !== found.passwordHash) {
    throw new Refused({ code: 'RightsOver' });
  }
  return identity;
};
