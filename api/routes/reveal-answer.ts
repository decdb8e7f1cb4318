import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attempt } from '../../domain/attempt/attempt.ts';
import { revealBody, revealedAnswer } from '../../domain/contracts/quiz.ts';
import { attemptId, attemptStream, itemId } from '../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, signedIn } from '../context.ts';
import { lettersOf } from '../papers/letters.ts';
import { presentRevealed } from '../presenters/questions.ts';
import { Refused } from '../refusals.ts';

const revealParams = z.strictObject({ attemptId, questionId: itemId });

/** Checks one answer of a tutor quiz: the key and the reasons, in return for an answer that stands. */
export const revealAnswerRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/attempts/:attemptId/reveal/:questionId',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['item-revisions'] } },
        schema: { params: revealParams, body: revealBody, response: { 200: revealedAnswer } },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { attemptId, questionId } = request.params;
        const { state } = await carryOut(
          context,
          { request, reply },
          {
            decider: attempt,
            stream: attemptStream(attemptId),
            actor: accountId,
            command: {
              ...{ type: 'RevealAnswer', attemptId, learnerId: accountId, itemId: questionId },
              at: context.world.clock.instant(),
              chosen: lettersOf(request.body.userAnswer),
              seconds: request.body.seconds,
            },
          },
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
