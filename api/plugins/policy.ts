import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { mayUse } from '../../domain/account/entitlements.ts';
import { type Capability, isFree } from '../../domain/contracts/entitlements.ts';
import type { ProjectionName } from '../../projectors/all.ts';
import type { SecondFactorStore } from '../account/second-factor/second-factor-store.ts';
import type { SessionStore } from '../account/session-store.ts';
import type { OwnWrites } from '../server/own-writes/own-writes.ts';
import { Refused } from '../server/refused.ts';
import type { ApiSettings, ApiWorld } from '../server/world.ts';
import { isOperator } from './operator.ts';
import { isOwnHost } from './own-host.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Who may call a route, and what else must hold before its handler runs. */
export type Policy = {
  /** `operator`: who runs this installation, not who uses it. */
  readonly auth: 'public' | 'user' | 'admin' | 'operator';
  /** True wherever state changes: the request must come from this site. */
  readonly csrf: boolean;
  /** True where the sender proves itself by a signature over the request; no browser sends it. */
  readonly signed?: boolean;
  /** True where requests are answered while the product is being made ready, too. */
  readonly whileStarting?: boolean;
  /** True where a request may be addressed to any host. */
  readonly anyHost?: boolean;
  /**
   * Read models that are looked into; what the client wrote is waited for in them. Whoever names
   * `accounts` is given the account of the session.
   */
  readonly reads?: readonly ProjectionName[];
  /** Open to administrators who have yet to set up the second factor that is demanded of them. */
  readonly beforeFactor?: boolean;
  /**
   * Of a change by administrators: open to those of the test mode too, whose password is shared, for
   * it touches testers alone.
   */
  readonly ofTesters?: boolean;
  /** What the learner's plan must hold. */
  readonly needs?: Capability;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
  }
  interface FastifyRequest {
    /** Set on every route whose policy asks for a signed-in user. */
    session: SignedIn | null;
  }
}

export type SignedIn = NonNullable<Awaited<ReturnType<SessionStore['find']>>>;

const mutating = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The page's own host, which nobody else's page can have. */
const isOwnOrigin = ({ host = '', origin }: IncomingHttpHeaders, settings: ApiSettings): boolean =>
  origin === settings.publicOrigin || (origin === `http://${host}` && isOwnHost(host, settings));

const fromThisSite = ({ headers, method }: FastifyRequest, settings: ApiSettings): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin !== undefined) return isOwnOrigin(headers, settings);
  // No browser that tells neither sends a write; a plain client may read.
  return !mutating.has(method);
};

const json = /^application\/json\s*(?:;|$)/i;

const isJsonOrEmpty = ({ headers }: FastifyRequest): boolean => {
  const isEmpty = Number(headers['content-length'] ?? 0) === 0 && !headers['transfer-encoding'];
  return isEmpty || json.test(headers['content-type'] ?? '');
};

type Enforced = {
  readonly world: ApiWorld;
  readonly sessions: SessionStore;
  readonly ownWrites: OwnWrites;
  readonly secondFactors: Pick<SecondFactorStore, 'standing'>;
};

const checkSite = (request: FastifyRequest, settings: ApiSettings): void => {
  if (!fromThisSite(request, settings)) throw new Refused({ code: 'CrossSite' });
  if (!isJsonOrEmpty(request)) throw new Refused({ code: 'JsonOnly' });
};

const find = async (
  { world, sessions }: Enforced,
  request: FastifyRequest,
  how: 'find' | 'findOwner' = 'find',
): Promise<SignedIn> => {
  const token = readSessionCookie(request, world.settings.publicOrigin);
  const session = token && (await sessions[how](token, world.clock.instant()));
  if (!session) throw new Refused({ code: 'SignedOut' });
  return session;
};

const accounts = ['accounts'] as const;

/** Strangers are turned away before anything is waited for. */
const findWithAccount = async (enforced: Enforced, reply: FastifyReply): Promise<SignedIn> => {
  const { request } = reply;
  const isCurrent = await enforced.ownWrites.areIn(request, accounts);
  const session = await find(enforced, request);
  if (isCurrent) return session;
  await enforced.ownWrites.wait(reply, accounts);
  return find(enforced, request);
};

const signIn = async (
  enforced: Enforced,
  reply: FastifyReply,
  { auth, reads, needs }: Policy,
): Promise<SignedIn> => {
  const asksPlan = needs !== undefined && !isFree(needs);
  if (auth === 'admin' || asksPlan || reads?.includes('accounts'))
    return findWithAccount(enforced, reply);
  const { adminSecondFactor = false } = enforced.world.settings;
  return find(enforced, reply.request, adminSecondFactor ? 'find' : 'findOwner');
};

/** Throws `Refused` for who is no administrator, and for one who shows less than is demanded here. */
const checkRole = async (
  { world, secondFactors }: Enforced,
  { accountId, account }: SignedIn,
  { auth, csrf, beforeFactor = false, ofTesters = false }: Policy,
): Promise<void> => {
  const isAdmin = account?.role === 'admin';
  if (auth === 'admin' && !isAdmin) throw new Refused({ code: 'AdminsOnly' });
  if (auth === 'admin' && csrf && !ofTesters && account?.testMode) {
    throw new Refused({ code: 'TesterReadsOnly' });
  }
  const isAsked = world.settings.adminSecondFactor && isAdmin;
  if (!isAsked || beforeFactor) return;
  const { isDemanded } = await secondFactors.standing(accountId);
  if (!isDemanded) throw new Refused({ code: 'SecondFactorMissing' });
};

const authorize = async (
  enforced: Enforced,
  reply: FastifyReply,
  policy: Policy,
): Promise<void> => {
  const { settings } = enforced.world;
  const { request } = reply;
  const { auth, csrf } = policy;
  if (csrf) checkSite(request, settings);
  if (auth === 'public') return;
  if (auth === 'operator') {
    // To anybody else it does not exist.
    if (!isOperator(request, settings)) throw new Refused({ code: 'NotFound' });
    return;
  }
  const session = await signIn(enforced, reply, policy);
  request.session = session;
  await checkRole(enforced, session, policy);
  const { needs } = policy;
  if (needs !== undefined && !mayUse(session.account, needs)) {
    throw new Refused({ code: 'UpgradeRequired', capability: needs });
  }
};

const isGuarded = ({ csrf, signed }: Policy): boolean => csrf || signed === true;

/** Refuses to start with a route that declares no policy, and enforces every policy in one hook. */
export const policyPlugin = fastifyPlugin<Enforced>(async (app, enforced) => {
  app.decorateRequest('session', null);

  app.addHook('onRoute', ({ config, method, url }) => {
    if (!config?.policy) throw new Error(`${method} ${url} declares no policy`);
    if ([method].flat().some((name) => mutating.has(name)) && !isGuarded(config.policy)) {
      throw new Error(`${method} ${url} changes state without a CSRF check`);
    }
  });

  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    const { policy } = routeOptions.config;
    if (policy) await authorize(enforced, reply, policy);
  });
});
