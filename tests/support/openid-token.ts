import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

export type Signer = 'itself' | 'a stranger' | 'nobody' | 'the secret';

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

const algorithms: Readonly<Record<Signer, string>> = {
  itself: 'RS256',
  'a stranger': 'RS256',
  nobody: 'none',
  'the secret': 'HS256',
};

const base64url = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens as a provider signs them, and as others would. */
export const tokenSigner = (secret: string) => {
  const own = newKey();
  const stranger = newKey();
  const rsa = (key: typeof own) => (body: string) =>
    sign('sha256', Buffer.from(body), key.privateKey).toString('base64url');
  const signatures: Readonly<Record<Signer, (body: string) => string>> = {
    itself: rsa(own),
    'a stranger': rsa(stranger),
    nobody: () => '',
    'the secret': (body) => createHmac('sha256', secret).update(body).digest('base64url'),
  };
  return {
    signed: (claims: object, by: Signer): string => {
      const body = `${base64url({ alg: algorithms[by], kid: 'own' })}.${base64url(claims)}`;
      return `${body}.${signatures[by](body)}`;
    },
    jwks: {
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }],
    },
  };
};
