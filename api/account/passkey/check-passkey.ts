import type { PasskeySignInBody } from '../../../domain/contracts/passkeys.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { Refused } from '../../server/refused.ts';
import type { Identity } from '../identity-store.ts';
import { assertion, takeChallenge } from './challenges.ts';
import { verifyShown } from './verify-passkey.ts';

/** Whose passkey answered what this browser was asked. Throws `Refused`. */
export const checkPasskey = async (
  context: ApiContext,
  { request }: Pick<Exchange, 'request'>,
  { credential }: PasskeySignInBody,
): Promise<Identity> => {
  const { passkeys, identities, world } = context;
  const { clientDataJSON, userHandle } = credential.response;
  const asked = { kind: assertion, clientDataJSON };
  const { challenge } = await takeChallenge(context, { request }, asked);
  const known = await passkeys.find(credential.id);
  if (!known) throw new Refused({ code: 'PasskeyUnknown' });
  const handle = Buffer.from(known.accountId).toString('base64url');
  const isTheirs = userHandle === undefined || userHandle === handle;
  if (!isTheirs) throw new Refused({ code: 'PasskeyRefused' });
  const counter = await verifyShown(context, request, { credential, challenge, known });
  const isFirst = await passkeys.markUsed(known, counter, world.clock.instant());
  if (!isFirst) throw new Refused({ code: 'PasskeyRefused' });
  const identity = await identities.byAccount(known.accountId);
  if (!identity) throw new Refused({ code: 'PasskeyUnknown' });
  return identity;
};
