import type { Pool } from 'pg';
import type { Candidate } from '../../../domain/attempt/draw-paper.ts';
import type { BankCandidate } from '../../../projectors/item-bank/item-bank.ts';
import { seen } from '../../bank/queries/bank-reads.ts';

/** One statement at each answer of an adaptive exam: what it needs of an item, not its texts. */
const ofAdaptiveExam = {
  name: 'candidates-of-adaptive-exam',
  text: `select i.key, split_part(place, '|', 2) as area, i.family, i.revision::int, i.candidate,
           e.last_correct, e.last_seen_ms, e.key is not null as met
         from read.item i
         cross join lateral unnest(i.placements) as place ${seen}
         where i.field = $2 and split_part(place, '|', 1) = $3 order by i.key`,
};

/** An item that may come next in an adaptive exam. */
type AdaptiveCandidate = Candidate & {
  readonly revision: number;
  readonly about: BankCandidate;
};

type CandidateRecord = {
  readonly key: string;
  readonly area: string;
  readonly family: string;
  readonly last_correct: boolean | null;
  readonly last_seen_ms: string | null;
  readonly met: boolean;
  readonly revision: number;
  readonly candidate: string;
};

const candidateOf = ({
  key,
  area,
  family,
  last_correct,
  last_seen_ms,
  met,
}: Omit<CandidateRecord, 'candidate' | 'revision'>) => ({
  itemId: key,
  area,
  family,
  met,
  seen: last_seen_ms === null ? undefined : { correct: last_correct, at: Number(last_seen_ms) },
});

/** The bank as an adaptive exam chooses from it. */
export const adaptiveReads = (pool: Pool) => ({
  /** In a fixed order. */
  candidates: async (
    learner: string,
    { field, exam }: { readonly field: string; readonly exam: string },
  ): Promise<AdaptiveCandidate[]> => {
    const values = [learner, field, exam];
    const { rows } = await pool.query<CandidateRecord>({ ...ofAdaptiveExam, values });
    return rows.map(({ revision, candidate, ...record }) => ({
      ...candidateOf(record),
      revision,
      about: JSON.parse(candidate) as BankCandidate,
    }));
  },
});
