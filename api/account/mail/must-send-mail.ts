import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { addressOf } from '../address-throttle.ts';
import { admitTry } from '../check-credentials.ts';

/** Throws `Refused` where no mail leaves this installation. */
export const mustSendMail = ({ world }: Pick<ApiContext, 'world'>): void => {
  if (world.mail.way === 'none') throw new Refused({ code: 'MailNotConfigured' });
};

/** Counts by address what a stranger asks to be mailed to others. Throws `Refused`. */
export const admitAsk = async (
  { throttle, world }: Pick<ApiContext, 'throttle' | 'world'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
): Promise<void> => {
  await admitTry(throttle, { kind: 'asks-from', of: addressOf(ip) }, world.clock.instant());
};
