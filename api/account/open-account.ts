import { account } from '../../domain/account/account.ts';
import type { RegisterBody } from '../../domain/contracts/account.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import { type AccountId, accountId, accountStream } from '../../domain/kernel/ids.ts';
import { epochMs, instantOf, type TimeZone } from '../../domain/kernel/time.ts';
import { OutcomeUnknown } from '../../domain/ports/event-log.ts';
import { findReferrer } from '../referral/find-referrer.ts';
import { type ApiContext, carryOut, type Exchange, namedCommand } from '../server/context.ts';
import { loggedError } from '../server/problems/logged-error.ts';
import { Refused } from '../server/refusals.ts';
import type { Identity } from './identity-store.ts';

const minuteMs = 60_000;

type Opened = { readonly identity: Identity; readonly position: Position };

/**
 * A claim without an account was cut off between the two; after a minute its names are free, and at
 * once where it lies ahead: then the clock was set back since.
 */
/** What somebody registers with, and the zone that is kept of it. */
type Registration = Omit<RegisterBody, 'timeZone' | 'utcOffset'> & { readonly timeZone: TimeZone };

const releaseInterrupted = async (context: ApiContext, body: Registration): Promise<void> => {
  const { identities, world } = context;
  const nowMs = epochMs(world.clock.instant());
  const fresh = { from: instantOf(nowMs - minuteMs), to: instantOf(nowMs + minuteMs) };
  for (const claimant of await identities.claimants(body, fresh)) {
    const events = await world.commands.log.readStream(accountStream(claimant), { limit: 1 });
    if (events.length === 0) await identities.release(claimant);
  }
};

/**
 * The same registration again, named by its Idempotency-Key, may go on where it was cut off.
 * Throws `Refused` when the key named another one.
 */
const ownClaim = async (
  { identities, world }: ApiContext,
  claimant: AccountId,
  body: Registration,
): Promise<Identity | undefined> => {
  const identity = await identities.byAccount(claimant);
  if (!identity) return undefined;
  const isSame =
    (await world.passwords.verify(body.password, identity.passwordHash)) &&
    (await identities.hasNames(claimant, body));
  if (!isSame) throw new Refused({ code: 'KeyReused' });
  return identity;
};

const claimNames = async (
  context: ApiContext,
  claimant: AccountId,
  body: Registration,
): Promise<Identity> => {
  const { identities, erasures, world } = context;
  const { email, username, password } = body;
  const passwordHash = await world.passwords.hash(password);
  const at = world.clock.instant();
  const claim = { accountId: claimant, email, username, passwordHash, at };
  if (await identities.claim(claim)) return claim;
  const own = await ownClaim(context, claimant, body);
  if (own) return own;
  await releaseInterrupted(context, body);
  if (!(await identities.claim(claim))) {
    // A key that named the opening of an account that was erased since names nothing new.
    const wasErased = await erasures.has(claimant);
    throw new Refused({ code: wasErased ? 'KeyReused' : 'NameTaken' });
  }
  return claim;
};

const recordOpening = async (
  context: ApiContext,
  exchange: Exchange,
  { opened, body }: { readonly opened: AccountId; readonly body: Registration },
): Promise<Position> => {
  const { world } = context;
  const { password: _, healthcareField: field, referralCode: invitedBy, ...names } = body;
  const referrerId = await findReferrer(context, { email: names.email, referralCode: invitedBy });
  await world.vault.createKey(opened);
  const at = world.clock.instant();
  const referralCode = world.identifiers.referralCode();
  const { position } = await carryOut(context, exchange, {
    decider: account,
    stream: accountStream(opened),
    actor: opened,
    command: {
      type: 'OpenAccount',
      accountId: opened,
      at,
      field,
      referralCode,
      referrerId,
      ...names,
    },
  });
  return position;
};

/** Claims the names, then records the account. Throws `Refused` when a name is somebody's. */
export const openAccount = async (
  context: ApiContext,
  exchange: Exchange,
  body: Registration,
): Promise<Opened> => {
  const { world, identities } = context;
  const named = namedCommand(world, exchange.request, 'registration');
  const opened = named ? accountId.parse(named) : world.identifiers.account();
  const identity = await claimNames(context, opened, body);
  try {
    return { identity, position: await recordOpening(context, exchange, { opened, body }) };
  } catch (error) {
    // Nothing was stored, and nobody can repeat this under the same id: the names are free at once.
    if (!named && !(error instanceof OutcomeUnknown)) {
      await identities.release(opened).catch((failure: unknown) => {
        exchange.request.log.warn({ err: loggedError(failure) }, 'A claim was left behind');
      });
    }
    throw error;
  }
};
