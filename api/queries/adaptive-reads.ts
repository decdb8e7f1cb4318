import type { Pool } from 'pg';
import type { Candidate } from '../../domain/attempt/draw-paper.ts';
import type { BankCandidate } from '../../projectors/item-bank/item-bank.ts';
import { seen } from './bank-reads.ts';

/** One statement at each answer of an adaptive exam: what it needs of an item, not its texts. */
const ofAdaptiveExam = {
  name: 'candidates-of-adaptive-exam',
  text: `select i.key, split_part(place, '|', 2) as area, i.family, i.revision::int, i.candidate,
           e.last_correct, e.last_seen_ms,
           case when q.asked >= $4 then (q.data->'use'->>'asked')::int
             - (q.data->'use'->>'omitted')::int else 0 end as answers,
           case when q.asked >= $4 then (q.data->'use'->>'correct')::int else 0 end as correct
         from read.item i
         cross join lateral unnest(i.placements) as place ${seen}
         left join read.item_quality q on q.key = i.key || '@' || i.revision
         where i.field = $2 and split_part(place, '|', 1) = $3 order by i.key`,
};

/** An item that may come next in an adaptive exam, and how this revision was answered. */
type MeasuredCandidate = Candidate & {
  readonly revision: number;
  readonly about: BankCandidate;
  readonly answers: number;
  readonly correct: number;
};

type MeasuredRecord = {
  readonly key: string;
  readonly area: string;
  readonly family: string;
  readonly last_correct: boolean | null;
  readonly last_seen_ms: string | null;
  readonly revision: number;
  readonly candidate: string;
  readonly answers: number;
  readonly correct: number;
};

const candidateOf = ({
  key,
  area,
  family,
  last_correct,
  last_seen_ms,
}: Omit<MeasuredRecord, 'candidate'>) => ({
  ...{ itemId: key, area, family },
  seen:
    last_seen_ms === null
      ? undefined
      : { correct: last_correct === true, at: Number(last_seen_ms) },
});

type MeasuredWish = {
  readonly field: string;
  readonly exam: string;
  readonly enoughAnswers: number;
};

/** The bank as an adaptive exam chooses from it. */
export const adaptiveReads = (pool: Pool) => ({
  /** In a fixed order; answers are 0 where there are fewer than `enoughAnswers`. */
  measured: async (
    learner: string,
    { field, exam, enoughAnswers }: MeasuredWish,
  ): Promise<MeasuredCandidate[]> => {
    const values = [learner, field, exam, enoughAnswers];
    const { rows } = await pool.query<MeasuredRecord>({ ...ofAdaptiveExam, values });
    return rows.map(({ revision, candidate, answers, correct, ...record }) => ({
      ...candidateOf({ ...record, revision, answers, correct }),
      ...{ revision, answers, correct },
      about: JSON.parse(candidate) as BankCandidate,
    }));
  },
});
