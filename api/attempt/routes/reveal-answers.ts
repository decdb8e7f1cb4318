import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerDetails, answersBody } from '../../../domain/contracts/quiz.ts';
import { refuseHeld } from '../../draws/refuse-held.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { revealedQuestions } from '../papers/met-questions.ts';
import { presentAnswer } from '../presenters/questions.ts';

export const revealAnswersRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/quiz/answers',
      {
        config: {
          policy: { auth: 'user', csrf: true, reads: ['attempts', 'item-revisions'] },
        },
        schema: {
          about: {
            capability: 'attempt',
            eachTime: true,
            operationId: 'readAnswers',
            summary: 'Read keys and explanations of questions already submitted',
            refuses: [404, 409],
          },
          body: answersBody,
          response: { 200: answerDetails },
        },
      },
      async (request) => {
        const questionIds = [...new Set(request.body.questionIds)];
        const { accountId } = signedIn(request);
        const revealed = await revealedQuestions(context, accountId, questionIds);
        const wanted = questionIds.map((questionId) => {
          const ref = revealed.get(questionId);
          if (!ref) throw new Refused({ code: 'NotRevealed', questionId });
          return { questionId, ...ref };
        });
        const rows = await context.bank.revisions(wanted);
        for (const [own, told] of Map.groupBy(wanted, ({ attemptId }) => attemptId)) {
          const itemIds = told.map(({ itemId }) => itemId);
          await refuseHeld(context, { learner: accountId, itemIds, own });
        }
        return wanted.flatMap(({ questionId, options }, index) => {
          const item = rows[index]?.item;
          return item ? presentAnswer({ questionId, item, options }) : [];
        });
      },
    );
  };
