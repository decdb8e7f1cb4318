import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, type RowOf, statement } from '../../../database/statement.ts';
import type { Candidate } from '../../../domain/attempt/draw-paper.ts';
import type { BankCandidate } from '../../../projectors/item-bank/item-bank.ts';
import { seenBy } from '../../bank/queries/bank-reads.ts';

/** One statement at each answer of an adaptive exam: what it needs of an item, not its texts. */
const ofAdaptiveExam = statement(
  'candidates-of-adaptive-exam',
  ({ learner, field, exam }: Given<{ learner: string; field: string; exam: string }>) =>
    query
      .selectFrom('read.item as i')
      .crossJoinLateral(
        sql<{ place: string }>`unnest(i.placements)`.as<'placed'>(sql`placed(place)`),
      )
      .leftJoin(seenBy(learner), 'e.key', 'i.key')
      .select(({ ref }) => [
        'i.key',
        sql<string>`split_part(place, '|', 2)`.as('area'),
        'i.family',
        asInt(ref('i.revision')).as('revision'),
        'i.candidate',
        'e.last_correct',
        'e.last_seen_ms',
        sql<boolean>`e.key is not null`.as('met'),
      ])
      .where('i.field', '=', field)
      .where(sql<boolean>`split_part(place, '|', 1) = ${exam}`)
      .orderBy('i.key'),
);

/** An item that may come next in an adaptive exam. */
type AdaptiveCandidate = Candidate & {
  readonly revision: number;
  readonly about: BankCandidate;
};

type CandidateRecord = RowOf<typeof ofAdaptiveExam>;

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
    const rows = await ofAdaptiveExam.rows(pool, { learner, field, exam });
    return rows.map(({ revision, candidate, ...record }) => ({
      ...candidateOf(record),
      revision,
      about: JSON.parse(candidate) as BankCandidate,
    }));
  },
});
