import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { GoogleOutcome } from '../../../domain/contracts/google-outcome.ts';
import {
  type IdentityProvider,
  ProviderAway,
  ProviderDeclined,
  ProviderRefused,
} from '../../../domain/ports/identity-provider.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { Refused } from '../../server/refused.ts';
import { beginGoogle, callbackPath } from '../google/begin-google.ts';
import { finishGoogle } from '../google/finish-google.ts';
import { begunStep, type GoogleRequest } from '../google/google-steps.ts';
import { stepBrowser } from '../step-store.ts';

/** A minute and address: behind one there may be a school. */
const mostStarts = 120;

/** Pages of our own, and nothing that a request could name. */
const pageAfter = (asked: 'sign-in' | 'link' | 'confirm', outcome: GoogleOutcome): string =>
  `${asked === 'sign-in' ? '/auth' : '/settings'}?google=${outcome}`;

const outcomeOf = (error: unknown): GoogleOutcome => {
  if (error instanceof Refused && error.code === 'SecondFactorNeeded') return 'second';
  if (error instanceof Refused && error.code === 'AccountSuspended') return 'suspended';
  if (error instanceof ProviderDeclined) return 'cancelled';
  if (error instanceof ProviderAway) return 'away';
  const isOver = error instanceof ProviderRefused || error instanceof Refused;
  if (isOver) return 'again';
  throw error;
};

/** What this browser began under the state that came back; undefined for what nobody here began. */
const takeBegun = async (
  { world, steps }: ApiContext,
  { request }: Exchange,
  returned: URL,
): Promise<(GoogleRequest & { readonly state: string }) | undefined> => {
  const browser = stepBrowser(request, world.settings.publicOrigin);
  const state = returned.searchParams.get('state');
  if (browser === undefined || !state) return undefined;
  const begun = await steps.take(begunStep, { browser, of: state }, world.clock.instant());
  return begun && { ...begun, state };
};

const comeBack = async (
  context: ApiContext,
  exchange: Exchange,
  google: IdentityProvider,
): Promise<string> => {
  const returned = new URL(`${context.world.settings.publicOrigin}${exchange.request.url}`);
  const begun = await takeBegun(context, exchange, returned);
  if (!begun) return pageAfter('sign-in', 'again');
  const { purpose: asked, state, nonce, verifier } = begun;
  try {
    const identity = await google.finish(returned.href, { state, nonce, verifier });
    const about = { identity, asked, issuer: google.issuer };
    const outcome = await finishGoogle(context, exchange, about);
    // The sign-in page leads whoever is signed in to where they came from.
    return outcome === 'signed-in' ? '/auth' : pageAfter(asked.for, outcome);
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === 'second' || outcome === 'suspended') return pageAfter(asked.for, outcome);
    exchange.request.log.warn({ err: loggedError(error), outcome }, 'Google sign-in ended early');
    return pageAfter(asked.for, outcome);
  }
};

export const googleSignInRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const config = {
      policy: { auth: 'public', csrf: false },
      rateLimit: { max: mostStarts, timeWindow: '1 minute' },
    } as const;
    const goesTo = (where: string) => ({ 302: z.undefined().describe(`Goes to ${where}.`) });

    app.get(
      '/api/auth/google',
      {
        config,
        schema: {
          about: {
            capability: 'account',
            answersWith: ['Set-Cookie'],
            operationId: 'startGoogleSignIn',
            summary: 'Sign in with Google, where it is set up',
            refuses: [404, 429],
          },
          response: goesTo('Google'),
        },
      },
      async (request, reply) => {
        try {
          return reply.redirect(await beginGoogle(context, { request, reply }, { for: 'sign-in' }));
        } catch (error) {
          // A browser came here by itself: it is shown a page, not an answer.
          const isAway = error instanceof Refused && error.code === 'GoogleAway';
          if (isAway) return reply.redirect(pageAfter('sign-in', 'away'));
          throw error;
        }
      },
    );

    app.get(
      callbackPath,
      {
        config,
        schema: {
          about: {
            capability: 'account',
            answersWith: ['Set-Cookie'],
            operationId: 'finishGoogleSignIn',
            summary: 'Come back from Google',
            refuses: [404, 429],
          },
          response: goesTo('a page of ours, which says how it went'),
        },
      },
      async (request, reply) => {
        const { google } = context.world;
        if (!google) throw new Refused({ code: 'GoogleNotConfigured' });
        return reply.redirect(await comeBack(context, { request, reply }, google));
      },
    );
  };
