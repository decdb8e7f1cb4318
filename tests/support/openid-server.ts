import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Signer, tokenSigner } from './openid-token.ts';

/** Who sits in front of the provider's pages. */
export type Person = {
  readonly sub: string;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | string;
  readonly given_name?: string;
  readonly family_name?: string;
};

type Endpoint = '/token' | '/jwks' | '/.well-known/openid-configuration';

/** How the provider, or somebody in its place, departs from the protocol. */
export type Departure = {
  /** Over what an honest token says. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signedBy?: Signer;
  /** Never answers here. */
  readonly silent?: Endpoint;
  /** Answers 503 here. */
  readonly broken?: Endpoint;
};

type Issued = {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
  readonly person: Person;
};

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
};

const answer = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const clientOfTests = { clientId: 'boardwell-tests', clientSecret: 'a-secret-of-tests' };

const descriptionOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
});

/** What the client must say to be given the token of a code. */
const isRightOf = (asked: URLSearchParams, { challenge, redirectUri }: Issued): boolean =>
  challenge === digest(asked.get('code_verifier') ?? '') &&
  redirectUri === asked.get('redirect_uri') &&
  asked.get('client_id') === clientOfTests.clientId &&
  asked.get('client_secret') === clientOfTests.clientSecret;

/** An OpenID provider that speaks the protocol over HTTP, and can be told to depart from it. */
export const startOpenIdServer = async () => {
  const tokens = tokenSigner(clientOfTests.clientSecret);
  const codes = new Map<string, Issued>();
  let person: Person | 'declines' = { sub: '1' };
  let departure: Departure = {};
  let issuer = '';

  const tokenOf = ({ nonce, person: claims }: Issued): string => {
    const iat = Math.floor(Date.now() / 1000);
    const own = { iss: issuer, aud: clientOfTests.clientId, nonce, iat, exp: iat + 3600 };
    return tokens.signed(
      { ...own, ...claims, ...departure.claims },
      departure.signedBy ?? 'itself',
    );
  };

  const authorize = (asked: URLSearchParams, response: ServerResponse): void => {
    const said = (name: string) => asked.get(name) ?? '';
    const back = new URL(said('redirect_uri'));
    const redirectUri = back.href;
    back.searchParams.set('state', said('state'));
    if (person === 'declines') back.searchParams.set('error', 'access_denied');
    else {
      const code = randomBytes(16).toString('hex');
      const [challenge, nonce] = [said('code_challenge'), said('nonce')];
      codes.set(code, { challenge, nonce, redirectUri, person });
      back.searchParams.set('code', code);
      // As Google does: more than the protocol asks for.
      back.searchParams.set('authuser', '0');
    }
    response.writeHead(302, { location: back.href }).end();
  };

  const exchange = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await bodyOf(request);
    const code = asked.get('code') ?? '';
    const issued = codes.get(code);
    codes.delete(code);
    if (!issued || !isRightOf(asked, issued)) {
      return answer(response, 400, { error: 'invalid_grant' });
    }
    const id_token = tokenOf(issued);
    answer(response, 200, { access_token: 'unused', token_type: 'Bearer', id_token });
  };

  type Serve = (
    request: IncomingMessage,
    response: ServerResponse,
    asked: URLSearchParams,
  ) => void | Promise<void>;
  const endpoints: Readonly<Record<string, Serve>> = {
    '/authorize': (_, response, asked) => authorize(asked, response),
    '/token': exchange,
    '/jwks': (_, response) => answer(response, 200, tokens.jwks),
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (departure.silent === pathname) return;
    if (departure.broken === pathname) return answer(response, 503, {});
    const endpoint = endpoints[pathname];
    if (endpoint) await endpoint(request, response, searchParams);
    else answer(response, 200, descriptionOf(issuer));
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { issuer, ...clientOfTests },
    /** Who sits there from now on, and how honest the provider is. */
    with: (sitting: Person | 'declines', how: Departure = {}): void => {
      person = sitting;
      departure = how;
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type OpenIdServer = Awaited<ReturnType<typeof startOpenIdServer>>;
