import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Attempt } from '../../../domain/attempt/attempt-state.ts';
import {
  type AdaptiveAnswerBody,
  type AdaptiveStep,
  adaptiveAnswerBody,
  adaptiveStep,
} from '../../../domain/contracts/adaptive-answers.ts';
import { notHeld } from '../../../domain/draws/held-items.ts';
import type { AttemptId } from '../../../domain/kernel/ids.ts';
import type { AttemptRow } from '../../../projectors/attempts/attempts.ts';
import { drawsOf } from '../../draws/draw-in-turn.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { learnersNow } from '../../server/learners-now.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { attemptParams, carryOutOnAttempt } from '../attempt-command.ts';
import {
  adaptiveFormOf,
  adaptivePool,
  chancesFor,
  waitingQuestion,
} from '../papers/adaptive-paper.ts';
import { lettersOf } from '../papers/letters.ts';

const ownRow = async (
  { learners }: ApiContext,
  learner: string,
  id: AttemptId,
): Promise<AttemptRow> => {
  const row = await learners.attempt(id);
  if (row?.learnerId !== learner) throw new Refused({ code: 'AttemptNotFound' });
  return row;
};

/** Nothing where no item will be chosen any more, and nothing that another open exam holds. */
const poolFor = async (context: ApiContext, row: AttemptRow) => {
  if (row.status !== 'open') return [];
  const { attemptId, exam, field, learnerId, issuedAt } = row;
  const form = exam === null ? undefined : adaptiveFormOf(context, exam, issuedAt);
  if (!form) return [];
  const [pool, holds] = await Promise.all([
    adaptivePool(context, learnerId, { field, form }),
    context.holds.elsewhere(learnerId, attemptId),
  ]);
  return notHeld(pool, holds);
};

const stepAfter = async (context: ApiContext, state: Attempt): Promise<AdaptiveStep> => {
  if (state.status !== 'open') return { ended: true };
  const answered = state.adaptive?.responses.length ?? 0;
  return { ended: false, answered, next: await waitingQuestion(context, state.paper) };
};

const answer = async (
  context: ApiContext,
  exchange: Exchange,
  { id, body }: { readonly id: AttemptId; readonly body: AdaptiveAnswerBody },
): Promise<AdaptiveStep> => {
  const session = signedIn(exchange.request);
  const row = await ownRow(context, session.accountId, id);
  const work = {
    type: 'AnswerAdaptively' as const,
    attemptId: id,
    questionId: body.questionId,
    chances: chancesFor(context),
    chosen: lettersOf(body.userAnswer),
    seconds: body.seconds,
  };
  // In turn with the draws of this learner, so that no other exam takes the next item meanwhile.
  const state = await context.inTurn(drawsOf(session.accountId), async () => {
    const candidates = await poolFor(context, row);
    const now = learnersNow(context, session);
    return carryOutOnAttempt(context, exchange, { ...work, candidates, ...now });
  });
  return stepAfter(context, state);
};

/** One answer of an adaptive exam, for good, and the question it leads to. */
export const adaptiveAnswersRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/attempts/:attemptId/adaptive-answers',
      {
        config: {
          policy: {
            auth: 'user',
            csrf: true,
            reads: ['accounts', 'attempts', 'item-bank', 'item-exposure'],
          },
        },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'answerAdaptively',
            summary: 'Answer the question of an adaptive exam and get the next one',
            refuses: [404],
          },
          params: attemptParams,
          body: adaptiveAnswerBody,
          response: { 200: adaptiveStep },
        },
      },
      async (request, reply) =>
        answer(context, { request, reply }, { id: request.params.attemptId, body: request.body }),
    );
  };
