import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { monthsCut, monthsFor } from '../../../domain/analytics/periods.ts';
import { quizAnalyticsOf } from '../../../domain/analytics/quiz-analytics.ts';
import {
  type AnalyticsPeriod,
  analyticsPeriod,
  type QuizAnalytics,
  quizAnalytics,
} from '../../../domain/contracts/analytics.ts';
import { accountId } from '../../../domain/kernel/ids.ts';
import { type CalendarDay, calendarDay, dayIn } from '../../../domain/kernel/time.ts';
import { weakestTopic } from '../../../domain/progress/topic-standing.ts';
import type { AccountRow } from '../../../projectors/accounts/accounts.ts';
import type { SignedIn } from '../../plugins/policy.ts';
import { namesOfAreas } from '../../progress/presenters/area-names.ts';
import type { ApiContext } from '../../server/context.ts';
import { keptAnswers } from '../../server/kept-answers.ts';
import { learnersDay } from '../../server/learners-now.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { learnersPast, pastReads } from '../../time-travel/learners-past.ts';

const openedOn = ({ timeZone, createdAt }: Pick<AccountRow, 'timeZone' | 'createdAt'>) =>
  dayIn(timeZone, createdAt);

type Calendar = { readonly today: CalendarDay; readonly memberSince: CalendarDay };

/** The learner's own. Who may not ask is told no more than that there is nothing. */
const calendarOf = async (
  { learners, world }: ApiContext,
  session: SignedIn,
  userId: string,
): Promise<Calendar> => {
  const now = world.clock.instant();
  if (session.accountId === userId) {
    const today = learnersDay(session, now);
    return { today, memberSince: session.account ? openedOn(session.account) : today };
  }
  const account = session.account?.role === 'admin' ? await learners.account(userId) : undefined;
  if (!account) throw new Refused({ code: 'NotFound' });
  return { today: dayIn(account.timeZone, now), memberSince: openedOn(account) };
};

type PastPeriod = {
  readonly userId: string;
  readonly period: AnalyticsPeriod;
  readonly asOf: CalendarDay;
};

/** The learner's own analytics as they were at the end of a day. */
const analyticsAsOf = async (
  context: ApiContext,
  session: SignedIn,
  { userId, period, asOf }: PastPeriod,
): Promise<QuizAnalytics> => {
  if (session.accountId !== userId) throw new Refused({ code: 'NotFound' });
  const { day, firstDay, lived } = await learnersPast(context, session, {
    day: asOf,
    field: 'asOf',
  });
  const { months, progress, mastery } = context.world.timeTravel.fold(
    lived.map(({ event }) => event),
  );
  return quizAnalyticsOf({
    months,
    streak: progress?.streak,
    topics: mastery?.topics ?? [],
    period,
    today: day,
    memberSince: firstDay,
  });
};

/** The months keep the codes of areas. */
const withAreaNames = ({ recentScores, ...analytics }: QuizAnalytics): QuizAnalytics => ({
  ...analytics,
  recentScores: recentScores.map((recent) => ({ ...recent, areas: namesOfAreas(recent.areas) })),
});

type PeriodNow = Calendar & { readonly userId: string; readonly period: AnalyticsPeriod };

const keptAtMost = 200;

/** Counts a period once, until the learner's months or streak change. */
const countingOnce = ({ study, learners }: ApiContext) => {
  const kept = keptAnswers<QuizAnalytics>(keptAtMost);
  return async ({ userId, period, ...calendar }: PeriodNow): Promise<QuizAnalytics> => {
    const { today } = calendar;
    const months = monthsFor(period, today);
    // The version is read first: an answer may be newer than it says, never older.
    const [version, { progress, mastery }] = await Promise.all([
      study.versionOf(userId, months),
      learners.standing(userId),
    ]);
    const streak = progress?.streak;
    const topics = mastery?.topics ?? [];
    const key = `${userId} ${period} ${today}`;
    return kept(key, `${version} ${JSON.stringify([streak, weakestTopic(topics)])}`, async () => {
      const wanted = { months, cut: monthsCut(period, today) };
      return quizAnalyticsOf({
        months: await study.months(userId, wanted),
        streak,
        topics,
        period,
        ...calendar,
      });
    });
  };
};

export const analyticsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const analyticsNow = countingOnce(context);
    app.get(
      '/api/analytics/quiz/:userId/:period',
      {
        config: {
          policy: {
            auth: 'user',
            csrf: false,
            needs: 'detailedAnalytics',
            reads: ['study-months', 'progress', 'topic-mastery', ...pastReads],
          },
        },
        schema: {
          about: {
            capability: 'analytics',
            operationId: 'readAnalytics',
            summary: 'Read the analytics of a period',
            refuses: [404],
          },
          params: z.strictObject({ userId: accountId, period: analyticsPeriod }),
          querystring: z.strictObject({ asOf: calendarDay.optional() }),
          response: { 200: quizAnalytics },
        },
        // Every field is named where it is counted, and a year of days is a long list.
        serializerCompiler: () => JSON.stringify,
      },
      async (request) => {
        const { userId, period } = request.params;
        const { asOf } = request.query;
        if (asOf !== undefined) {
          return withAreaNames(
            await analyticsAsOf(context, signedIn(request), { userId, period, asOf }),
          );
        }
        const calendar = await calendarOf(context, signedIn(request), userId);
        return withAreaNames(await analyticsNow({ userId, period, ...calendar }));
      },
    );
  };
