import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { attempt } from '../../domain/attempt/attempt.ts';
import type { Attempt } from '../../domain/attempt/attempt-state.ts';
import { type SubmitBody, submitBody, submittedAttempt } from '../../domain/contracts/quiz.ts';
import { type AccountId, type AttemptId, attemptStream } from '../../domain/kernel/ids.ts';
import {
  type ApiContext,
  carryOut,
  type Exchange,
  learnersDay,
  learnersHour,
  signedIn,
} from '../context.ts';
import { lettersOf } from '../papers/letters.ts';
import { presentSubmitted } from '../presenters/attempts.ts';
import { presentMarks } from '../presenters/marks.ts';
import { type Refusal, Refused } from '../refusals.ts';

/**
 * The paper that was named, or the latest open one that holds all these questions; when there is
 * none, the latest submitted one: then this is the same submission again.
 */
const paperOf = async (
  { learners }: ApiContext,
  learner: AccountId,
  { attemptId, healthcareField, answers }: SubmitBody,
): Promise<AttemptId> => {
  if (attemptId) return attemptId;
  for (const status of ['open', 'submitted'] as const) {
    const found = (await learners.papers(learner, status)).find(
      ({ field, items }) =>
        field === healthcareField &&
        answers.every(({ questionId }) => items.some(({ itemId }) => itemId === questionId)),
    );
    if (found) return found.attemptId;
  }
  throw new Refused({ code: 'NoOpenPaper' });
};

/** Where in the body the answer stands that the decider refused. */
const placeOf = (refusal: Refusal, { answers }: SubmitBody): string | undefined => {
  if (!('questionId' in refusal)) return undefined;
  const index = answers.findIndex(({ questionId }) => questionId === refusal.questionId);
  return index < 0 ? undefined : `answers.${index}`;
};

const submit = async (
  context: ApiContext,
  exchange: Exchange,
  body: SubmitBody,
): Promise<Extract<Attempt, { status: 'submitted' }>> => {
  const session = signedIn(exchange.request);
  const { accountId } = session;
  const attemptId = await paperOf(context, accountId, body);
  const at = context.world.clock.instant();
  const { state } = await carryOut(context, exchange, {
    decider: attempt,
    stream: attemptStream(attemptId),
    actor: accountId,
    within: (refusal) => placeOf(refusal, body),
    command: {
      ...{ type: 'SubmitQuiz', attemptId, learnerId: accountId, at },
      field: body.healthcareField,
      answers: body.answers.map(({ questionId, userAnswer }) => ({
        itemId: questionId,
        chosen: lettersOf(userAnswer),
      })),
      timeSpent: body.timeSpent,
      day: learnersDay(session, at),
      hour: learnersHour(session, at),
    },
  });
  if (state.status !== 'submitted') throw new Refused({ code: 'AttemptNotFound' });
  return state;
};

export const submitQuizRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/quiz/submit',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['attempts'] } },
        schema: { body: submitBody, response: { 200: submittedAttempt } },
      },
      async (request, reply) => {
        const { result, marks } = await submit(context, { request, reply }, request.body);
        const rows = await context.bank.revisions(result.answers);
        return presentSubmitted(
          result,
          rows.map(({ item }) => item),
          await presentMarks(context.world.vault, result.learnerId, marks),
        );
      },
    );
  };
