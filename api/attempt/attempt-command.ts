import { z } from 'zod';
import { attempt } from '../../domain/attempt/attempt.ts';
import type { Attempt } from '../../domain/attempt/attempt-state.ts';
import type { AttemptCommand } from '../../domain/attempt/commands.ts';
import { attemptId, attemptStream, questionId } from '../../domain/kernel/ids.ts';
import { type ByLearner, carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { signedIn } from '../server/signed-in.ts';

export const attemptParams = z.strictObject({ attemptId });
/** A question on a paper. */
export const questionParams = z.strictObject({ attemptId, questionId });

type AttemptWork = ByLearner<AttemptCommand>;

/** With these an attempt begins, and is worked on next. */
const beginning: ReadonlySet<AttemptCommand['type']> = new Set(['IssuePaper', 'StartAdaptiveExam']);

/** What the signed-in learner does with an attempt, as `carryOut` takes it. Throws `Refused`. */
export const attemptWish = ({ world }: ApiContext, { request }: Exchange, work: AttemptWork) => {
  const { accountId } = signedIn(request);
  const command: AttemptCommand = { at: world.clock.instant(), ...work, learnerId: accountId };
  const begins = beginning.has(command.type);
  const stream = attemptStream(work.attemptId);
  return { decider: attempt, stream, actor: accountId, command, begins };
};

/** Carries it out and answers the attempt as it is then. Throws as `carryOut` does. */
export const carryOutOnAttempt = async (
  context: ApiContext,
  exchange: Exchange,
  work: AttemptWork,
): Promise<Attempt> =>
  (await carryOut(context, exchange, attemptWish(context, exchange, work))).state;
