import { drawnQuestions, limitOf } from '../../domain/draws/drawn-questions.ts';
import { handleCommand } from '../../domain/handling/handle-command.ts';
import { type AttemptId, drawsStream, type ItemId } from '../../domain/kernel/ids.ts';
import { dayIn, type Instant, utc } from '../../domain/kernel/time.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';
import type { LearnersDraws } from './learners-draws.ts';

/** What is recorded of a draw before its paper is issued. */
export type DrawNotice = {
  readonly attemptId: AttemptId;
  readonly at: Instant;
  readonly count: number;
  /** When a paper by the clock is over; null without a clock. */
  readonly until: Instant | null;
  /** Of a paper by the clock whose items are known. */
  readonly items: readonly ItemId[];
};

type Made = { readonly notice: DrawNotice; readonly draws: LearnersDraws };

const commandOf = ({ world }: ApiContext, { request }: Exchange, { notice, draws }: Made) => ({
  type: 'DrawQuestions' as const,
  learnerId: signedIn(request).accountId,
  ...notice,
  items: [...notice.items],
  seen: draws.today.draws.length,
  before: draws.before,
  quota: world.settings.limits.questions,
});

/** Records a draw unless others were made since. Throws `Refused` where a quota has no room for it. */
export const recordDraw = async (
  context: ApiContext,
  exchange: Exchange,
  { notice, draws }: Made,
): Promise<'recorded' | 'meanwhile'> => {
  const { world } = context;
  const command = commandOf(context, exchange, { notice, draws });
  const { learnerId } = command;
  const handled = await handleCommand(world.commands, {
    decider: drawnQuestions,
    command,
    stream: drawsStream(learnerId, dayIn(utc, notice.at)),
    meta: {
      actor: learnerId,
      subject: learnerId,
      correlationId: exchange.request.id,
      // Of its own: the request's names the paper that is issued next.
      commandId: world.identifiers.command(),
    },
  });
  if (!handled.ok) {
    if (handled.refusal.code === 'DrawnMeanwhile') return 'meanwhile';
    throw new Refused(handled.refusal);
  }
  if (handled.state.draws.length > command.seen) return 'recorded';
  const seconds = limitOf(command, draws.today)?.seconds ?? 1;
  throw new Refused({ code: 'DrawLimit', seconds });
};
