import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { signedIn } from '../../server/signed-in.ts';
import { recordOnAccount } from '../record-on-account.ts';

/** Records what the owner changed about their second factors. */
export const recordFactor = async (
  context: ApiContext,
  exchange: Exchange,
  type: 'TurnOnTotp' | 'TurnOffTotp' | 'RenewRecoveryCodes',
): Promise<void> => {
  const { accountId } = signedIn(exchange.request);
  const at = context.world.clock.instant();
  await recordOnAccount(context, exchange, { type, accountId, at });
};
