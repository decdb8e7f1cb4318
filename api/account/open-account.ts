import { account } from '../../domain/account/account.ts';
import type { RegisterBody } from '../../domain/contracts/account.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import { type AccountId, accountId, accountStream } from '../../domain/kernel/ids.ts';
import { epochMs, instantOf, type TimeZone } from '../../domain/kernel/time.ts';
import { OutcomeUnknown } from '../../domain/ports/event-log.ts';
import { findReferrer } from '../referral/find-referrer.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { namedCommand } from '../server/named-command.ts';
import { loggedError } from '../server/problems/logged-error.ts';
import { Refused } from '../server/refused.ts';
import type { Identity } from './identity-store.ts';

const minuteMs = 60_000;

type Opened = { readonly identity: Identity; readonly position: Position };

/** What they will come in with. */
type Proof = { readonly password: string } | { readonly googleSubject: string };

/** What somebody registers with, and the zone that is kept of it. */
type Registration = Omit<RegisterBody, 'timeZone' | 'utcOffset' | 'password'> & {
  readonly timeZone: TimeZone;
  readonly proof: Proof;
};

/**
 * A claim without an account was cut off between the two; after a minute its names are free, and at
 * once where it lies ahead: then the clock was set back since.
 */
const releaseInterrupted = async (context: ApiContext, body: Registration): Promise<void> => {
  const { identities, world } = context;
  const nowMs = epochMs(world.clock.instant());
  const fresh = { from: instantOf(nowMs - minuteMs), to: instantOf(nowMs + minuteMs) };
  for (const claimant of await identities.claimants(body, fresh)) {
    const events = await world.commands.log.readStream(accountStream(claimant), { limit: 1 });
    if (events.length === 0) await identities.release(claimant);
  }
};

const isProvedBy = async (
  { googleIdentities, world }: ApiContext,
  { accountId: claimant, passwordHash }: Identity,
  proof: Proof,
): Promise<boolean> => {
  if ('password' in proof) {
    return world.passwords.verify(proof.password, passwordHash ?? undefined);
  }
  return (await googleIdentities.bySubject(proof.googleSubject))?.accountId === claimant;
};

/**
 * The same registration again, named by its Idempotency-Key, may go on where it was cut off.
 * Throws `Refused` when the key named another one.
 */
const ownClaim = async (
  context: ApiContext,
  claimant: AccountId,
  body: Registration,
): Promise<Identity | undefined> => {
  const { identities } = context;
  const identity = await identities.byAccount(claimant);
  if (!identity) return undefined;
  const isSame =
    (await isProvedBy(context, identity, body.proof)) &&
    (await identities.hasNames(claimant, body));
  if (!isSame) throw new Refused({ code: 'KeyReused' });
  return identity;
};

/** Undefined where a name, or who they are at Google, is somebody's. */
const claimer = async (
  { identities, googleIdentities, world }: ApiContext,
  claimant: AccountId,
  { email, username, proof }: Registration,
): Promise<() => Promise<Identity | undefined>> => {
  const names = { accountId: claimant, email, username };
  const at = world.clock.instant();
  if ('googleSubject' in proof) {
    const identity = { accountId: claimant, passwordHash: null };
    return async () =>
      (await googleIdentities.claim({ ...names, at }, proof.googleSubject)) ? identity : undefined;
  }
  const passwordHash = await world.passwords.hash(proof.password);
  const claim = { ...names, passwordHash, at };
  return async () => ((await identities.claim(claim)) ? claim : undefined);
};

const claimNames = async (
  context: ApiContext,
  claimant: AccountId,
  body: Registration,
): Promise<Identity> => {
  const claim = await claimer(context, claimant, body);
  const claimed = (await claim()) ?? (await ownClaim(context, claimant, body));
  if (claimed) return claimed;
  await releaseInterrupted(context, body);
  const freed = await claim();
  if (freed) return freed;
  // A key that named the opening of an account that was erased since names nothing new.
  const wasErased = await context.erasures.has(claimant);
  throw new Refused({ code: wasErased ? 'KeyReused' : 'NameTaken' });
};

const recordOpening = async (
  context: ApiContext,
  exchange: Exchange,
  { opened, body }: { readonly opened: AccountId; readonly body: Registration },
): Promise<Position> => {
  const { world } = context;
  const { proof, healthcareField: field, referralCode: invitedBy, ...names } = body;
  const withGoogle = 'googleSubject' in proof;
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
      withGoogle,
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
