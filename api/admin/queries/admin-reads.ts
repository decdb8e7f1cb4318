import type { Pool } from 'pg';
import * as figures from './figures.ts';
import { metQuestions } from './met-questions.ts';
import { one } from './one-user.ts';
import { userPages } from './user-pages.ts';

type Moments = { readonly nowMs: number; readonly monthMs: number };

/** What admins see of the whole product; `testers` says whether of the testers or of all others. */
export const adminReads = (pool: Pool) => ({
  /** `since` is a day of UTC. */
  figuresOf: (testers: boolean) => ({
    users: (moments: Moments) => figures.users.first(pool, { ...moments, testers }),
    quizzes: () => figures.quizzes.first(pool, { testers }),
    revenue: () => figures.revenue.first(pool, { testers }),
    usage: (since: string) => figures.usage.first(pool, { since, testers }),
    usageByDay: (since: string) => figures.byDay.rows(pool, { since, testers }),
    usageByMethod: (since: string) => figures.byMethod.rows(pool, { since, testers }),
    usageByModel: (since: string) => figures.byModel.rows(pool, { since, testers }),
    usageByLearner: (since: string) => figures.byLearner.rows(pool, { since, testers }),
  }),

  userPage: userPages(pool),
  user: (accountId: string) => one.first(pool, { accountId }),
  metQuestions: metQuestions(pool),
});

export type UserRow = Awaited<
  ReturnType<ReturnType<typeof adminReads>['userPage']>
>['rows'][number];
