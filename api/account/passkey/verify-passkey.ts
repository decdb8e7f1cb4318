import type { NewPasskeyBody, PasskeySignInBody } from '../../../domain/contracts/passkeys.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { Refused } from '../../server/refused.ts';
import type { PublicKey } from './passkey-store.ts';
import { relyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

/** EdDSA, ES256 and RS256, which every device and this Node know. */
export const algorithms: readonly number[] = [-8, -7, -257];

type Request = Exchange['request'];

const refuse = (request: Request, error: unknown): never => {
  request.log.warn({ err: loggedError(error) }, 'A passkey was refused');
  throw new Refused({ code: 'PasskeyRefused' });
};

/** The key that an authenticator made for this question. Throws `Refused`. */
export const verifyNew = async (
  { world }: ApiContext,
  request: Request,
  { credential, challenge }: NewPasskeyBody & { readonly challenge: string },
): Promise<PublicKey> => {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(world);
  const { verifyRegistrationResponse } = await webAuthn();
  const { transports = [], ...response } = credential.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    supportedAlgorithmIDs: [...algorithms],
    requireUserVerification: true,
  }).catch((error: unknown) => refuse(request, error));
  if (!verified || !registrationInfo) return refuse(request, new Error('Not verified'));
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  return { credentialId, publicKey, counter, transports };
};

/** The counter that the authenticator is at now. Throws `Refused`. */
export const verifyShown = async (
  { world }: ApiContext,
  request: Request,
  {
    credential,
    challenge,
    known,
  }: PasskeySignInBody & { readonly challenge: string; readonly known: PublicKey },
): Promise<number> => {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(world);
  const { verifyAuthenticationResponse } = await webAuthn();
  const { userHandle, ...response } = credential.response;
  const handle = userHandle === undefined ? {} : { userHandle };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { ...response, ...handle },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id: known.credentialId,
      publicKey: known.publicKey,
      counter: known.counter,
      transports: [...known.transports],
    },
    requireUserVerification: true,
  }).catch((error: unknown) => refuse(request, error));
  return verified ? authenticationInfo.newCounter : refuse(request, new Error('Not verified'));
};
