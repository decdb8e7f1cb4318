import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Attempt, attempt } from '../../domain/attempt/attempt.ts';
import { type SubmitBody, submitBody, submittedAttempt } from '../../domain/contracts/quiz.ts';
import { type AccountId, type AttemptId, attemptStream } from '../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, learnersDay, signedIn } from '../context.ts';
import { lettersOf } from '../papers/letters.ts';
import { presentSubmitted } from '../presenters/attempts.ts';
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

const resultOf = (state: Attempt) => {
  if (state.status !== 'submitted') throw new Refused({ code: 'AttemptNotFound' });
  return state.result;
};

/** Where in the body the answer stands that the decider refused. */
const placeOf = (refusal: Refusal, { answers }: SubmitBody): string | undefined => {
  if (!('questionId' in refusal)) return undefined;
  const index = answers.findIndex(({ questionId }) => questionId === refusal.questionId);
  return index < 0 ? undefined : `answers.${index}`;
};

export const submitQuizRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, bank } = context;
    app.post(
      '/api/quiz/submit',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['attempts'] } },
        schema: { body: submitBody, response: { 200: submittedAttempt } },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { accountId } = session;
        const { body } = request;
        const attemptId = await paperOf(context, accountId, body);
        const at = world.clock.instant();
        const { state } = await carryOut(
          context,
          { request, reply },
          {
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
            },
          },
        );
        const result = resultOf(state);
        const items = (await bank.revisions(result.answers)).map(({ item }) => item);
        return presentSubmitted(result, items);
      },
    );
  };
