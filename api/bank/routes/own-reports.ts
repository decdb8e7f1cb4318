import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type OwnReport, ownReports, ownReportsBody } from '../../../domain/contracts/items.ts';
import type { AccountId, ItemId, QuestionId } from '../../../domain/kernel/ids.ts';
import { metQuestions } from '../../attempt/papers/met-questions.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentOwnReport } from '../presenters/item-reports.ts';

const reportsOf = async (
  { itemReports }: ApiContext,
  learner: AccountId,
  met: ReadonlyMap<QuestionId, { readonly itemId: ItemId }>,
): Promise<OwnReport[]> => {
  const itemIds = [...new Set([...met.values()].map(({ itemId }) => itemId))];
  const records = new Map(
    (await itemReports.own(learner, itemIds)).map((record) => [record.report.itemId, record]),
  );
  return [...met].flatMap(([questionId, { itemId }]) => {
    const record = records.get(itemId);
    return record ? [presentOwnReport(questionId, record)] : [];
  });
};

/** What this learner reported of questions they met, and what became of it. */
export const ownReportsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/quiz/reports',
      {
        config: {
          policy: {
            auth: 'user',
            csrf: true,
            reads: ['attempts', 'review-sheets', 'item-reports', 'item-quality', 'item-bank'],
          },
        },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'readOwnReports',
            summary: 'Read what became of own reports of questions',
            eachTime: true,
          },
          body: ownReportsBody,
          response: { 200: ownReports },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        const met = await metQuestions(context, accountId, [...new Set(request.body.questionIds)]);
        return reportsOf(context, accountId, met);
      },
    );
  };
