import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import {
  type IdentityProvider,
  type ProvidedIdentity,
  ProviderAway,
  ProviderDeclined,
  ProviderRefused,
} from '../../../domain/ports/identity-provider.ts';

export type ProviderSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** Of each call to the provider: its description, its keys and its tokens. */
const timeoutSeconds = 5;

/** What a provider says of itself changes seldom; its keys are looked up anew by the library. */
const describedForMs = 24 * 3_600_000;

const ask = async (settings: ProviderSettings): Promise<Configuration> => {
  const { issuer, clientId, clientSecret } = settings;
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  return discovery(
    new URL(issuer),
    clientId,
    { id_token_signed_response_alg: 'RS256' },
    ClientSecretPost(clientSecret),
    // The token comes over TLS from the provider itself; its signature is looked at all the same.
    { execute: [enableNonRepudiationChecks, ...insecure], timeout: timeoutSeconds },
  );
};

/** Asked for when it is needed and kept for a day; a failure is not kept. */
const described = (settings: ProviderSettings) => {
  let kept: { readonly asked: Promise<Configuration>; readonly atMs: number } | undefined;
  return async (): Promise<Configuration> => {
    const nowMs = performance.now();
    if (!kept || nowMs - kept.atMs > describedForMs) {
      kept = { asked: ask(settings), atMs: nowMs };
    }
    const mine = kept;
    try {
      return await mine.asked;
    } catch (cause) {
      if (kept === mine) kept = undefined;
      throw new ProviderAway('The provider could not be asked how it signs people in', { cause });
    }
  };
};

const isAway = (error: unknown): boolean => {
  if (!(error instanceof ClientError)) return error instanceof TypeError;
  if (error.code === 'OAUTH_TIMEOUT' || error.cause instanceof TypeError) return true;
  return error.cause instanceof Response && error.cause.status >= 500;
};

const problemOf = (cause: unknown): Error => {
  if (cause instanceof AuthorizationResponseError && cause.error === 'access_denied') {
    return new ProviderDeclined('Access was denied', { cause });
  }
  return isAway(cause)
    ? new ProviderAway('The provider did not answer', { cause })
    : new ProviderRefused('The answer does not hold', { cause });
};

const text = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

const identityIn = (claims: IDToken): ProvidedIdentity => ({
  subject: claims.sub,
  email: text(claims['email']) || null,
  emailVerified: claims['email_verified'] === true,
  firstName: text(claims['given_name']),
  lastName: text(claims['family_name']),
});

/**
 * Google, or whoever else speaks OpenID Connect: code flow with PKCE, state and nonce. The library
 * checks issuer, audience, times, nonce and signature (OpenID Connect Core 3.1.3.7, RFC 9700).
 */
export const openIdProvider = (settings: ProviderSettings): IdentityProvider => {
  const configured = described(settings);
  return {
    issuer: settings.issuer,

    begin: async (redirectUri) => {
      const checks = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const url = buildAuthorizationUrl(await configured(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        // On a shared computer the last one's account is not taken without a question.
        prompt: 'select_account',
      });
      return { url: url.href, checks };
    },

    finish: async (returned, { state, nonce, verifier }) => {
      const configuration = await configured();
      try {
        const tokens = await authorizationCodeGrant(configuration, new URL(returned), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new ProviderRefused('The answer names nobody');
        return identityIn(claims);
      } catch (error) {
        throw error instanceof ProviderRefused ? error : problemOf(error);
      }
    },
  };
};
