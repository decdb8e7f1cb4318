import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerDetails, answersBody } from '../../domain/contracts/quiz.ts';
import { type ApiContext, signedIn } from '../context.ts';
import { presentAnswer } from '../presenters/questions.ts';
import { Refused } from '../refusals.ts';

export const revealAnswersRoute =
  ({ bank }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/quiz/answers',
      {
        config: {
          policy: { auth: 'user', csrf: true, reads: ['item-exposure', 'item-revisions'] },
        },
        schema: { body: answersBody, response: { 200: answerDetails } },
      },
      async (request) => {
        const questionIds = [...new Set(request.body.questionIds)];
        const met = await bank.exposed(signedIn(request).accountId, questionIds);
        const wanted = questionIds.map((questionId) => {
          const ref = met.get(questionId);
          if (!ref) throw new Refused({ code: 'NotRevealed', questionId });
          return ref;
        });
        return (await bank.revisions(wanted)).map(({ item }) => presentAnswer(item));
      },
    );
  };
