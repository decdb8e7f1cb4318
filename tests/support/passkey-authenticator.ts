import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign as signWith,
} from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** CBOR, as far as an authenticator without attestation needs it. */
const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256
    ? Buffer.from([(major << 5) | 24, size])
    : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
};
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const int = (value: number): Buffer => (value < 0 ? head(1, -value - 1) : head(0, value));

const coseOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const entries = [
    ...[int(1), int(2), int(3), int(-7), int(-1), int(1)],
    ...[int(-2), bytes(Buffer.from(x, 'base64url')), int(-3), bytes(Buffer.from(y, 'base64url'))],
  ];
  return Buffer.concat([head(5, 5), ...entries]);
};

/** How an answer departs from what is right. */
export type PasskeyDeparture = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly signedBy?: KeyObject;
};

/** A device that makes and shows one passkey, as WebAuthn wants it. */
export const authenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';

  const clientData = (type: string, challenge: string, departure: PasskeyDeparture): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: departure.type ?? type,
        challenge: departure.challenge ?? challenge,
        origin: departure.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authData = (departure: PasskeyDeparture, attested: Buffer = Buffer.alloc(0)): Buffer => {
    counter += 1;
    const flags = 1 | (departure.isVerified === false ? 0 : 4) | (attested.length > 0 ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(departure.counter ?? counter);
    const rpIdHash = sha256(departure.rpId ?? new URL(origin).hostname);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attested]);
  };

  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' };
  return {
    privateKey,
    make: (
      { challenge, user }: { readonly challenge: string; readonly user: { readonly id: string } },
      departure: PasskeyDeparture = {},
    ) => {
      handle = user.id;
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]);
      const data = authData(departure, attested);
      const attestation = Buffer.concat([
        ...[head(5, 3), text('fmt'), text('none'), text('attStmt'), head(5, 0)],
        ...[text('authData'), bytes(data)],
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', challenge, departure));
      return {
        ...named,
        response: { clientDataJSON, attestationObject: base64url(attestation) },
      };
    },
    show: ({ challenge }: { readonly challenge: string }, departure: PasskeyDeparture = {}) => {
      const client = clientData('webauthn.get', challenge, departure);
      const data = authData(departure);
      const key = departure.signedBy ?? privateKey;
      const signature = signWith('sha256', Buffer.concat([data, sha256(client)]), key);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: departure.userHandle ?? handle,
        },
      };
    },
  };
};
