import { ProviderAway } from '../../../domain/ports/identity-provider.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { Refused } from '../../server/refused.ts';
import { stepBrowserOrNew } from '../step-store.ts';
import { begunStep, type Purpose } from './google-steps.ts';

export const callbackPath = '/api/auth/google/callback';

/**
 * Where at Google the browser goes; what its return is checked against is kept for this browser.
 * Throws `Refused` where Google is not set up, or does not answer.
 */
export const beginGoogle = async (
  { world, steps }: ApiContext,
  exchange: Exchange,
  purpose: Purpose,
): Promise<string> => {
  const { google, settings, clock } = world;
  if (!google) throw new Refused({ code: 'GoogleNotConfigured' });
  try {
    const { url, checks } = await google.begin(`${settings.publicOrigin}${callbackPath}`);
    const { state: of, nonce, verifier } = checks;
    const browser = stepBrowserOrNew(exchange, settings.publicOrigin);
    const accountId = purpose.for === 'sign-in' ? undefined : purpose.accountId;
    const data = { nonce, verifier, purpose };
    await steps.put(begunStep, { browser, of }, { data, accountId, now: clock.instant() });
    return url;
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    exchange.request.log.warn({ err: loggedError(error) }, 'Google could not be reached');
    throw new Refused({ code: 'GoogleAway' });
  }
};
