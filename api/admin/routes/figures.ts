import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type AiUsage,
  adminStats,
  aiStats,
  aiUsage,
  usageQuery,
} from '../../../domain/contracts/admin.ts';
import { calendarDay, epochMs, type Instant, instantOf } from '../../../domain/kernel/time.ts';
import type { ApiContext } from '../../server/context.ts';
import { seesTestersOnly } from '../sees-testers-only.ts';

const reads = ['accounts', 'progress', 'invoices', 'generation-requests'] as const;
const policy = { auth: 'admin', csrf: false, reads } as const;
const dayMs = 86_400_000;

const ever = '0000-01-01';
const none = {
  requestCount: 0,
  failedCount: 0,
  builtInCount: 0,
  totalTokens: 0,
  totalCost: 0,
  flashcards: 0,
} as const;

/** Of UTC. */
const monthOf = (at: Instant): string => `${at.slice(0, 7)}-01`;

/** So many days back, today among them; of UTC. */
const since = (at: Instant, days: number): string =>
  instantOf(epochMs(at) - (days - 1) * dayMs).slice(0, 10);

const statsOf = async ({ admin, world }: ApiContext, testers: boolean) => {
  const figures = admin.figuresOf(testers);
  const now = world.clock.instant();
  const month = monthOf(now);
  const monthMs = Date.parse(month);
  const [users, quizzes, revenue, all, thisMonth] = await Promise.all([
    figures.users({ nowMs: epochMs(now), monthMs }),
    figures.quizzes(),
    figures.revenue(),
    figures.usage(ever),
    figures.usage(month),
  ]);
  return {
    ofTesters: testers,
    totalUsers: users?.total ?? 0,
    newUsers: users?.fresh ?? 0,
    activeSubscriptions: users?.paying ?? 0,
    totalQuizzes: quizzes?.total ?? 0,
    totalFlashcards: all?.flashcards ?? 0,
    totalRevenue: revenue?.cents ?? 0,
    requestCount: all?.requestCount ?? 0,
    monthCost: thisMonth?.totalCost ?? 0,
  };
};

const usageOf = async (
  { admin, world }: ApiContext,
  { days, testers }: { readonly days: number; readonly testers: boolean },
): Promise<AiUsage> => {
  const figures = admin.figuresOf(testers);
  const from = since(world.clock.instant(), days);
  const [byDay, methods, models, learners] = await Promise.all([
    figures.usageByDay(from),
    figures.usageByMethod(from),
    figures.usageByModel(from),
    figures.usageByLearner(from),
  ]);
  return aiUsage.parse({
    days: byDay.map((row) => ({ ...row, day: calendarDay.parse(row.day) })),
    methods,
    models,
    learners,
  });
};

/** How the product does, and what the making of study aids took. */
export const figuresRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/stats',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'adminStats',
            summary: 'Count users, subscriptions, quizzes and requests',
          },
          response: { 200: adminStats },
        },
      },
      (request) => statsOf(context, seesTestersOnly(request)),
    );

    app.get(
      '/api/admin/ai-stats',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'aiStats',
            summary: 'Sum up all requests for study aids',
          },
          response: { 200: aiStats },
        },
      },
      async (request) =>
        (await context.admin.figuresOf(seesTestersOnly(request)).usage(ever)) ?? none,
    );

    app.get(
      '/api/admin/ai-usage',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'aiUsage',
            summary: 'Show requests for study aids by day, method, model and learner',
          },
          querystring: usageQuery,
          response: { 200: aiUsage },
        },
      },
      (request) =>
        usageOf(context, { days: request.query.days, testers: seesTestersOnly(request) }),
    );
  };
