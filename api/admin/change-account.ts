import type { BoardwellEvent } from '../../domain/events/registry.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { type CommandRequest, carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import type { Refusal } from '../server/refusal.ts';
import { signedIn } from '../server/signed-in.ts';
import { accountFor } from './sees-testers-only.ts';

type Change<State, Command, Event, R> = Pick<
  CommandRequest<State, Command, Event, R>,
  'decider' | 'stream' | 'command'
> & { readonly subject: AccountId };

/** Carries out what an admin wishes of an account they may see. Throws `Refused`. */
export const changeAccount = async <
  State,
  Command,
  Event extends BoardwellEvent,
  R extends Refusal,
>(
  context: ApiContext,
  exchange: Exchange,
  { subject, ...wish }: Change<State, Command, Event, R>,
): Promise<Position> => {
  // A stream begins with anything: that somebody is there is looked up first.
  await accountFor(context, exchange.request, subject);
  const actor = signedIn(exchange.request).accountId;
  return (await carryOut(context, exchange, { ...wish, actor, subject })).position;
};
