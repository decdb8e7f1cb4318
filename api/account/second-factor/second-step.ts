import { z } from 'zod';
import { accountId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { Refused } from '../../server/refused.ts';
import type { Identity } from '../identity-store.ts';
import { type StepKind, stepBrowser, stepBrowserOrNew } from '../step-store.ts';

const waiting = z.object({
  accountId,
  /** As it was verified: whoever changes the password meanwhile ends this. */
  passwordHash: z.string().nullable(),
  method: z.enum(['password', 'google']),
});
export type Waiting = z.infer<typeof waiting>;

/** A password, or Google, was right; what else the account asks for is still to come. */
const secondStep: StepKind<Waiting> = { name: 'second-factor', data: waiting };

/** Keeps for this browser alone who is half signed in. It is no session and opens nothing. */
export const awaitSecondFactor = async (
  { world, steps }: ApiContext,
  exchange: Exchange,
  { identity, method }: { readonly identity: Identity; readonly method: Waiting['method'] },
): Promise<void> => {
  const browser = stepBrowserOrNew(exchange, world.settings.publicOrigin);
  const { accountId: owner, passwordHash } = identity;
  const data = { accountId: owner, passwordHash, method };
  await steps.put(secondStep, { browser }, { data, accountId: owner, now: world.clock.instant() });
};

/** Who is half signed in here, and what ends it. Throws `Refused`. */
export const waitingHere = async (
  { world, steps }: ApiContext,
  { request }: Pick<Exchange, 'request'>,
): Promise<Waiting & { readonly done: () => Promise<Waiting | undefined> }> => {
  const browser = stepBrowser(request, world.settings.publicOrigin);
  const now = world.clock.instant();
  const found = browser && (await steps.look(secondStep, { browser }, now));
  if (!found) throw new Refused({ code: 'SecondStepOver' });
  return { ...found, done: () => steps.take(secondStep, { browser }, now) };
};
