import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { periodUpTo } from '../../../domain/analytics/periods.ts';
import {
  type QuizList,
  type QuizListQuery,
  quizList,
  quizListQuery,
  quizzesOnPage,
} from '../../../domain/contracts/quiz-list.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { withRescorings } from '../../attempt/presenters/rescored.ts';
import { heldOfRescored } from '../../draws/held-of-rescored.ts';
import type { SignedIn } from '../../plugins/policy.ts';
import type { ApiContext } from '../../server/context.ts';
import { learnersDay } from '../../server/learners-now.ts';
import { signedIn } from '../../server/signed-in.ts';
import { nameOfArea, namesOfAreas } from '../presenters/area-names.ts';
import type { QuizFilter } from '../queries/quiz-list-reads.ts';

type ListContext = { readonly today: CalendarDay; readonly areas: readonly string[] };

const filterOf = (
  { accountId }: SignedIn,
  { area, kind, timing, period }: QuizListQuery,
  { today, areas }: ListContext,
): QuizFilter => ({
  learner: accountId,
  areas: area === undefined ? null : areas.filter((one) => nameOfArea(one) === area),
  kind: kind ?? null,
  timed: timing === undefined ? null : timing === 'timed',
  since: period === undefined ? null : periodUpTo(period, today).from,
});

const listOf = async (
  context: ApiContext,
  session: SignedIn,
  query: QuizListQuery,
): Promise<QuizList> => {
  const { quizList: reads, world } = context;
  const { total, areas } = await reads.inAll(session.accountId);
  const today = learnersDay(session, world.clock.instant());
  const filter = filterOf(session, query, { today, areas });
  const matching = await reads.matching(filter);
  const limit = query.size ?? quizzesOnPage;
  const pages = Math.max(1, Math.ceil(matching / limit));
  const page = Math.min(query.page ?? 1, pages);
  const found = await reads.part(filter, { limit, offset: (page - 1) * limit });
  const isHeld = await heldOfRescored(context, session.accountId, found);
  const quizzes = found.map(({ value, rescorings }) => ({
    ...withRescorings(value.item, rescorings, { isHeld }),
    areas: namesOfAreas(value.areas),
  }));
  return { quizzes, page, pages, matching, total, areas: namesOfAreas(areas).toSorted() };
};

/** Everything the learner handed in, by area, kind, timing and period, a page at a time. */
export const quizzesRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/quizzes',
      {
        config: {
          policy: {
            auth: 'user',
            csrf: false,
            reads: ['accounts', 'quiz-history', 'rescorings'],
          },
        },
        schema: {
          about: {
            capability: 'progress',
            operationId: 'listQuizzes',
            summary: 'List finished attempts by area, kind, timing and period, a page at a time',
          },
          querystring: quizListQuery,
          response: { 200: quizList },
        },
      },
      (request) => listOf(context, signedIn(request), request.query),
    );
  };
