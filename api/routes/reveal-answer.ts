import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revealBody, revealedAnswer } from '../../domain/contracts/quiz.ts';
import type { ApiContext } from '../context.ts';
import { carryOutOnAttempt, questionParams } from '../papers/attempt-command.ts';
import { lettersOf } from '../papers/letters.ts';
import { presentRevealed } from '../presenters/questions.ts';
import { Refused } from '../refusals.ts';

/** Checks one answer of a tutor quiz: the key and the reasons, in return for an answer that stands. */
export const revealAnswerRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/attempts/:attemptId/reveal/:questionId',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: { params: questionParams, body: revealBody, response: { 200: revealedAnswer } },
      },
      async (request, reply) => {
        const { attemptId, questionId } = request.params;
        const { userAnswer, seconds } = request.body;
        const chosen = lettersOf(userAnswer);
        const state = await carryOutOnAttempt(
          context,
          { request, reply },
          { type: 'RevealAnswer', attemptId, itemId: questionId, chosen, seconds },
        );
        if (state.status !== 'open') throw new Refused({ code: 'AttemptNotFound' });
        const onPaper = state.paper.items.filter(({ itemId }) => itemId === questionId);
        const [row] = await context.bank.revisions(onPaper);
        const answer = state.given.get(questionId);
        const correct = state.revealed.get(questionId);
        if (!row || !answer || correct === undefined)
          throw new Refused({ code: 'AttemptNotFound' });
        return presentRevealed(row.item, { ...answer, correct });
      },
    );
  };
