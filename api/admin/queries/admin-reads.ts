import type { Pool } from 'pg';
import { usersPerPage } from '../../../domain/contracts/admin.ts';
import * as figures from './figures.ts';
import { count, one, pages, type Sought } from './user-list.ts';

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

  userPage: async (sought: Sought, sort: keyof typeof pages, page: number) => {
    const skipped = (page - 1) * usersPerPage;
    const [rows, counted] = await Promise.all([
      pages[sort].rows(pool, { ...sought, skipped }),
      count.first(pool, sought),
    ]);
    return { rows, total: counted?.total ?? 0 };
  },
  user: (accountId: string) => one.first(pool, { accountId }),
});

export type UserRow = Awaited<
  ReturnType<ReturnType<typeof adminReads>['userPage']>
>['rows'][number];
