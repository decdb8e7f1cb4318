import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { Refused } from '../../server/refused.ts';
import { stepBrowser } from '../step-store.ts';
import { arrivedStep, type GoogleVisitor } from './google-steps.ts';

type VisitorHere = GoogleVisitor & { readonly done: () => Promise<unknown> };

/** Who came to this browser from Google. Throws `Refused` when nobody did, or too long ago. */
export const arrivedHere = async (
  { world, steps }: ApiContext,
  { request }: Pick<Exchange, 'request'>,
): Promise<VisitorHere> => {
  const browser = stepBrowser(request, world.settings.publicOrigin);
  const now = world.clock.instant();
  const arrived = browser && (await steps.look(arrivedStep, { browser }, now));
  if (!arrived) throw new Refused({ code: 'GoogleArrivalOver' });
  return { ...arrived, done: () => steps.take(arrivedStep, { browser }, now) };
};
