import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Attempt } from '../../../domain/attempt/attempt-state.ts';
import { itemAsked } from '../../../domain/attempt/question-ids.ts';
import { type RevealedAnswer, revealBody, revealedAnswer } from '../../../domain/contracts/quiz.ts';
import type { AccountId, QuestionId } from '../../../domain/kernel/ids.ts';
import { refuseHeld } from '../../draws/refuse-held.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { carryOutOnAttempt, questionParams } from '../attempt-command.ts';
import { lettersOf } from '../papers/letters.ts';
import { creditOn, presentRevealed } from '../presenters/questions.ts';

const checked = async (
  context: ApiContext,
  state: Attempt,
  { learner, questionId }: { readonly learner: AccountId; readonly questionId: QuestionId },
): Promise<RevealedAnswer> => {
  const asked = state.status === 'open' ? itemAsked(state.paper, questionId) : undefined;
  if (state.status !== 'open' || !asked) throw new Refused({ code: 'AttemptNotFound' });
  const { itemId, options } = asked;
  const [row] = await context.bank.revisions([asked]);
  await refuseHeld(context, { learner, itemIds: [itemId], own: state.paper.attemptId });
  const answer = state.given.get(itemId);
  const correct = state.revealed.get(itemId);
  if (!row || !answer || correct === undefined) throw new Refused({ code: 'AttemptNotFound' });
  const one = { questionId, item: row.item, options };
  return presentRevealed(one, { ...answer, correct, ...creditOn(one, answer.chosen) });
};

/** Checks one answer of a tutor quiz: the key and the reasons, in return for an answer that stands. */
export const revealAnswerRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/attempts/:attemptId/reveal/:questionId',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'revealAnswer',
            summary: 'Check an answer of a tutor quiz',
            refuses: [404],
          },
          params: questionParams,
          body: revealBody,
          response: { 200: revealedAnswer },
        },
      },
      async (request, reply) => {
        const { attemptId, questionId } = request.params;
        const { userAnswer, seconds } = request.body;
        const chosen = lettersOf(userAnswer);
        const learner = signedIn(request).accountId;
        const holds = await context.holds.elsewhere(learner, attemptId);
        const state = await carryOutOnAttempt(
          context,
          { request, reply },
          { type: 'RevealAnswer', attemptId, questionId, chosen, seconds, holds },
        );
        return checked(context, state, { learner, questionId });
      },
    );
  };
