import type { FastifyRequest } from 'fastify';
import type { GoogleOutcome } from '../../../domain/contracts/google-outcome.ts';
import type { ProvidedIdentity } from '../../../domain/ports/identity-provider.ts';
import type { SignedIn } from '../../plugins/policy.ts';
import { readSessionCookie } from '../../plugins/session-cookie.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { recordOnAccount } from '../record-on-account.ts';
import { signIn } from '../sign-in.ts';
import { stepBrowserOrNew } from '../step-store.ts';
import { subjectHashOf } from './google-identity-store.ts';
import { arrivedStep, type Purpose } from './google-steps.ts';

/** Who somebody is at Google, with the subject as it is kept. */
type GooglePerson = Omit<ProvidedIdentity, 'subject'> & { readonly subjectHash: string };

/** Who came back, and what they went for. */
type Returned<For extends Purpose['for']> = {
  readonly known: GooglePerson;
  readonly asked: Extract<Purpose, { for: For }>;
};

const sameSession = async (
  { world, sessions }: ApiContext,
  request: FastifyRequest,
  asked: Exclude<Purpose, { for: 'sign-in' }>,
): Promise<SignedIn | undefined> => {
  const token = readSessionCookie(request, world.settings.publicOrigin);
  const session = token ? await sessions.find(token, world.clock.instant()) : undefined;
  return session?.id === asked.sessionId && session.accountId === asked.accountId
    ? session
    : undefined;
};

const arrive = async (
  context: ApiContext,
  exchange: Exchange,
  known: GooglePerson & { readonly email: string },
): Promise<GoogleOutcome> => {
  const { world, identities, steps } = context;
  const { email, subjectHash, firstName, lastName } = known;
  const owner = await identities.byName(email);
  const data = { subjectHash, email, firstName, lastName, accountId: owner?.accountId ?? null };
  const browser = stepBrowserOrNew(exchange, world.settings.publicOrigin);
  const now = world.clock.instant();
  await steps.put(arrivedStep, { browser }, { data, accountId: owner?.accountId, now });
  return owner ? 'link' : 'new';
};

const finishSignIn = async (
  context: ApiContext,
  exchange: Exchange,
  known: GooglePerson,
): Promise<GoogleOutcome | 'signed-in'> => {
  const identity = await context.googleIdentities.bySubject(known.subjectHash);
  if (identity) {
    await signIn(context, exchange, { identity, method: 'google' });
    return 'signed-in';
  }
  const { email } = known;
  if (email === null || !known.emailVerified) return 'unverified';
  return arrive(context, exchange, { ...known, email });
};

const finishLink = async (
  context: ApiContext,
  exchange: Exchange,
  { known, asked }: Returned<'link'>,
): Promise<GoogleOutcome> => {
  if (!(await sameSession(context, exchange.request, asked))) return 'again';
  if (!known.emailVerified) return 'unverified';
  const at = context.world.clock.instant();
  const { accountId, passwordHash } = asked;
  const identity = { accountId, passwordHash };
  if (!(await context.googleIdentities.link(identity, known.subjectHash, at))) return 'taken';
  await recordOnAccount(context, exchange, { type: 'LinkGoogle', accountId, at });
  return 'linked';
};

const finishConfirm = async (
  context: ApiContext,
  exchange: Exchange,
  { known, asked }: Returned<'confirm'>,
): Promise<GoogleOutcome> => {
  const session = await sameSession(context, exchange.request, asked);
  if (!session) return 'again';
  const identity = await context.googleIdentities.bySubject(known.subjectHash);
  if (identity?.accountId !== session.accountId) return 'other';
  await context.sessions.confirm(session.id, context.world.clock.instant());
  return 'confirmed';
};

/** Does what the browser went to Google for. Throws `Refused`. */
export const finishGoogle = async (
  context: ApiContext,
  exchange: Exchange,
  {
    identity,
    asked,
    issuer,
  }: {
    readonly identity: ProvidedIdentity;
    readonly asked: Purpose;
    readonly issuer: string;
  },
): Promise<GoogleOutcome | 'signed-in'> => {
  const { subject, ...rest } = identity;
  const known = { ...rest, subjectHash: subjectHashOf(issuer, subject) };
  if (asked.for === 'link') return finishLink(context, exchange, { known, asked });
  if (asked.for === 'confirm') return finishConfirm(context, exchange, { known, asked });
  return finishSignIn(context, exchange, known);
};
