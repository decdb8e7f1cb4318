import type { Pool } from 'pg';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import type { Streak } from '../../../domain/progress/streak.ts';
import type { AccountRow } from '../../../projectors/accounts/accounts.ts';
import type { SchoolTiesRow } from '../../../projectors/school-ties/school-ties.ts';

const ties = { name: 'school-ties', text: 'select data from read.school_tie where key = $1' };

const accounts = {
  name: 'school-accounts',
  text: `select data from read.account where key = any($1) and data->>'erasedAt' is null`,
};

const studied = {
  name: 'school-study',
  text: `select p.key, p.data->'quizzesTaken' as quizzes, p.data->'questionsAnswered' as questions,
           p.data->'studyTime' as "studyTime", p.data->'streak' as streak
         from read.progress p where p.key = any($1)`,
};

const areas = {
  name: 'school-areas',
  text: `select m.key, t->>'area' as area, sum((t->>'correct')::int)::int as correct,
           sum((t->>'total')::int)::int as total
         from read.topic_mastery m, json_array_elements(m.data->'topics') t
         where m.key = any($1) group by m.key, t->>'area'`,
};

const estimates = {
  name: 'school-readiness',
  text: `select learner_id as key, data->'latest'->>'exam' as exam, data->'latest'->>'day' as day,
           data->'latest'->'likelihood' as likelihood
         from read.readiness where learner_id = any($1) order by read.readiness.key`,
};

type Keyed<Value> = Value & { readonly key: AccountId };

export type AreaCounts = {
  readonly area: string;
  readonly correct: number;
  readonly total: number;
};

export type StudyTold = {
  readonly quizzes: number;
  readonly questions: number;
  readonly studyTime: number;
  readonly streak: Streak | null;
};

export type EstimateTold = {
  readonly exam: string;
  readonly day: CalendarDay;
  readonly likelihood: number | null;
};

/** What a school may be shown of some learners; no answer, no note and no address is read for it. */
export type StudyOfMembers = {
  readonly study: ReadonlyMap<AccountId, StudyTold>;
  readonly areas: ReadonlyMap<AccountId, readonly AreaCounts[]>;
  readonly readiness: ReadonlyMap<AccountId, readonly EstimateTold[]>;
};

/** What the read models know of schools. */
export const schoolReads = (pool: Pool) => ({
  tiesOf: async (accountId: AccountId): Promise<Omit<SchoolTiesRow, 'accountId'>> => {
    const { rows } = await pool.query<{ data: SchoolTiesRow }>({ ...ties, values: [accountId] });
    return rows[0]?.data ?? { seats: [], coordinates: [] };
  },

  /** In no order; those that were erased are missing. */
  accountsOf: async (accountIds: readonly AccountId[]): Promise<AccountRow[]> => {
    const { rows } = await pool.query<{ data: AccountRow }>({ ...accounts, values: [accountIds] });
    return rows.map(({ data }) => data);
  },

  studyOf: async (accountIds: readonly AccountId[]): Promise<StudyOfMembers> => {
    const values = [accountIds];
    const [study, ofAreas, readiness] = await Promise.all([
      pool.query<Keyed<StudyTold>>({ ...studied, values }),
      pool.query<Keyed<AreaCounts>>({ ...areas, values }),
      pool.query<Keyed<EstimateTold>>({ ...estimates, values }),
    ]);
    return {
      study: new Map(study.rows.map((row) => [row.key, row])),
      areas: Map.groupBy(ofAreas.rows, ({ key }) => key),
      readiness: Map.groupBy(readiness.rows, ({ key }) => key),
    };
  },
});
