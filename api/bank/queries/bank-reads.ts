import type { Pool } from 'pg';
import type { PlacedCandidate } from '../../../domain/attempt/choose-candidates.ts';
import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import { itemRevisionKey } from '../../../domain/bank/item/read-keys.ts';
import { type FieldCode, fieldCodes } from '../../../domain/contracts/fields.ts';
import type { ItemBankRow } from '../../../projectors/item-bank/item-bank.ts';
import type { ItemRevisionRow } from '../../../projectors/item-revisions/item-revisions.ts';
import { ReadModelBehind } from '../../server/unavailable.ts';

/** What a learner met is one row, taken apart once and not for each item of the bank. */
export const seen = `left join (
    select met.key collate "C" as key, (met.value->>'correct')::boolean as last_correct,
      (met.value->>'at')::bigint as last_seen_ms
    from read.item_exposure exposure cross join json_each(exposure.data->'items') met
    where exposure.key = $1) e on e.key = i.key`;

const flags = `left join read.item_flag f on f.key = $1 || '/' || i.key`;

const ofField = {
  name: 'candidates-of-field',
  text: `select i.key, i.area, i.family, i.placements,
           e.last_correct, e.last_seen_ms, e.key is not null as met, f.key is not null as flagged
         from read.item i ${seen} ${flags}
         where i.field = $2 order by i.key`,
};

const ofExam = {
  name: 'candidates-of-exam',
  text: `select i.key, split_part(place, '|', 2) as area, i.family, array[place] as placements,
           e.last_correct, e.last_seen_ms, e.key is not null as met, f.key is not null as flagged
         from read.item i
         cross join lateral unnest(i.placements) as place ${seen} ${flags}
         where i.field = $2 and split_part(place, '|', 1) = $3 order by i.key`,
};

type BankTotal = { readonly questions: number; readonly fields: FieldCode[] };

type CandidateRecord = {
  readonly key: string;
  readonly area: string;
  readonly family: string;
  /** Each as "exam|area|topic". */
  readonly placements: readonly string[];
  readonly last_correct: boolean | null;
  readonly last_seen_ms: string | null;
  readonly met: boolean;
  readonly flagged: boolean;
};

const namedPlace = (placement: string): PlacedCandidate['places'][number] => {
  const [exam = '', area = '', topic = ''] = placement.split('|');
  return { areaName: areaName(exam, area), topic };
};

/** No two siblings stand on one paper, so a paper can hold as many as there are families. */
const topicCounts = {
  name: 'topic-counts',
  text: `select nth > 1 as further, split_part(place, '|', 1) as exam,
           split_part(place, '|', 2) as area, split_part(place, '|', 3) as topic,
           count(*)::int as questions,
           count(*) filter (where e.last_seen_ms is null)::int as unseen,
           count(distinct i.family)::int as "all",
           count(distinct i.family) filter (where e.last_seen_ms is null)::int as unused,
           count(distinct i.family) filter (where not e.last_correct)::int as missed,
           count(distinct i.family) filter (where f.key is not null)::int as flagged
         from read.item i
         cross join lateral unnest(i.placements) with ordinality as p(place, nth) ${seen} ${flags}
         where i.field = $2 group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
};

export type TopicCount = {
  /** By a place in another exam of the field: the same questions count by their first place too. */
  readonly further: boolean;
  readonly exam: string;
  readonly area: string;
  readonly topic: string;
  /** Of the bank. */
  readonly questions: number;
  readonly unseen: number;
  /** At most on one paper. */
  readonly all: number;
  readonly unused: number;
  readonly missed: number;
  readonly flagged: number;
};

export type ItemRef = { readonly itemId: string; readonly revision: number };

/** The published bank, as papers are drawn from it and shown again. */
export const bankReads = (pool: Pool) => ({
  /** In a fixed order, so that the seed alone decides the paper. */
  candidates: async (
    learner: string,
    field: string,
    exam: string | null,
  ): Promise<PlacedCandidate[]> => {
    const { rows } = await pool.query<CandidateRecord>(
      exam === null
        ? { ...ofField, values: [learner, field] }
        : { ...ofExam, values: [learner, field, exam] },
    );
    return rows.map(
      ({ key, area, family, placements, last_correct, last_seen_ms, met, flagged }) => ({
        itemId: key,
        area,
        family,
        places: placements.map(namedPlace),
        met,
        flagged,
        seen:
          last_seen_ms === null ? undefined : { correct: last_correct, at: Number(last_seen_ms) },
      }),
    );
  },

  /** By area and topic, in a fixed order. */
  topicCounts: async (learner: string, field: string): Promise<TopicCount[]> =>
    (await pool.query<TopicCount>({ ...topicCounts, values: [learner, field] })).rows,

  /** In the order asked; items that left the bank in between are missing. */
  items: async (itemIds: readonly string[]): Promise<ItemBankRow[]> => {
    const { rows } = await pool.query<{ key: string; data: ItemBankRow }>({
      name: 'items',
      text: 'select key, data from read.item where key = any($1)',
      values: [itemIds],
    });
    const found = new Map(rows.map(({ key, data }) => [key, data]));
    return itemIds.flatMap((id) => found.get(id) ?? []);
  },

  /** False for an item that was withdrawn. */
  holds: async (itemId: string): Promise<boolean> => {
    const { rowCount } = await pool.query({
      name: 'item-held',
      text: 'select 1 from read.item where key = $1',
      values: [itemId],
    });
    return rowCount === 1;
  },

  /** In the order asked. Throws `ReadModelBehind` rather than leave a question out of a paper. */
  revisions: async (refs: readonly ItemRef[]): Promise<ItemRevisionRow[]> => {
    const keys = refs.map(({ itemId, revision }) => itemRevisionKey(itemId, revision));
    const { rows } = await pool.query<{ key: string; data: ItemRevisionRow }>({
      name: 'item-revisions',
      text: 'select key, data from read.item_revision where key = any($1)',
      values: [keys],
    });
    const found = new Map(rows.map(({ key, data }) => [key, data]));
    return keys.map((key) => {
      const row = found.get(key);
      if (!row) throw new ReadModelBehind(`item-revisions has no ${key}`);
      return row;
    });
  },

  /** Of the fields that learners have: how many questions, and which fields have some. */
  total: async (): Promise<BankTotal> => {
    const { rows } = await pool.query<BankTotal>(
      `select count(*)::int as questions,
         coalesce(array_agg(distinct field), '{}') as fields
       from read.item where field = any($1)`,
      [fieldCodes],
    );
    return rows[0] ?? { questions: 0, fields: [] };
  },
});
