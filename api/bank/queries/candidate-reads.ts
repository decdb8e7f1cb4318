import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asList } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, type RowOf, statement } from '../../../database/statement.ts';
import type { PlacedCandidate } from '../../../domain/attempt/choose-candidates.ts';
import { exposureOf, onlyMet } from '../../../domain/attempt/exposure.ts';
import { type Worth, withoutWeak } from '../../../domain/attempt/worth.ts';
import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import { servedAs } from '../../../domain/bank/ratings/worth.ts';
import { keptRows, type Surroundings } from '../../server/kept-rows.ts';

/** Behind an item stands a model or a case: readers rated these. A case may ask it in a case study. */
const origin = [
  sql<string | null>`i.data->'item'->'model'->>'id'`.as('model'),
  sql<string | null>`i.data->'item'->'case'->>'id'`.as('of_case'),
  sql<number | null>`(i.data->'item'->'case'->>'number')::int`.as('number_in_case'),
] as const;

const ofField = statement('candidates-of-field', ({ field }: Given<{ field: string }>) =>
  query
    .selectFrom('read.item as i')
    .select(['i.key', 'i.area', 'i.family', 'i.placements', 'i.field', ...origin])
    .where('i.field', '=', field)
    .orderBy('i.key'),
);

const place = sql<{ readonly place: string }>`unnest(i.placements)`.as<'placed'>(
  sql`placed(place)`,
);

const ofExam = statement(
  'candidates-of-exam',
  ({ field, exam }: Given<{ field: string; exam: string }>) =>
    query
      .selectFrom('read.item as i')
      .crossJoin(place)
      .select([
        'i.key',
        sql<string>`split_part(place, '|', 2)`.as('area'),
        'i.family',
        sql<string[]>`array[place]`.as('placements'),
        'i.field',
        ...origin,
      ])
      .where('i.field', '=', field)
      .where(sql<boolean>`split_part(place, '|', 1) = ${exam}`)
      .orderBy('i.key'),
);

/** Their flags are the keys between these two: '0' comes next to '/'. */
const ofLearner = statement('candidates-of-learner', ({ learner }: Given<{ learner: string }>) =>
  query.selectNoFrom(({ selectFrom }) => [
    selectFrom('read.item_exposure')
      .select(({ ref }) => ref('data', '->').key('items').as('items'))
      .where('key', '=', learner)
      .as('met'),
    asList(
      selectFrom('read.item_flag')
        .select(sql<string>`substr(key, length(${learner}) + 2)`.as('item'))
        .where('key', '>', sql<string>`${learner} || '/'`)
        .where('key', '<', sql<string>`${learner} || '0'`),
    ).as('flagged'),
  ]),
);

type InBank = Pick<PlacedCandidate, 'itemId' | 'area' | 'family' | 'places' | 'worth' | 'place'>;

type BankRecord = RowOf<typeof ofField>;
type LearnerRecord = RowOf<typeof ofLearner>;

/** Each is written as "exam|area|topic". */
const namedPlace = (placement: string): PlacedCandidate['places'][number] => {
  const [exam = '', area = '', topic = ''] = placement.split('|');
  return { areaName: areaName(exam, area), topic };
};

const worth = ({ key, field, model, of_case, number_in_case }: BankRecord): Worth =>
  servedAs({
    id: key,
    field,
    ...(model === null ? {} : { model: { id: model } }),
    ...(of_case === null ? {} : { case: { id: of_case, number: number_in_case ?? undefined } }),
  });

const inBank = (record: BankRecord): InBank => ({
  itemId: record.key,
  area: record.area,
  family: record.family,
  worth: worth(record),
  places: record.placements.map(namedPlace),
  place: record.number_in_case ?? undefined,
});

/** How the learner stands to each of them. */
const standing = ({ met, flagged }: LearnerRecord) => {
  const items = met ?? {};
  const flags = new Set(flagged);
  return ({
    itemId,
    area,
    family,
    places,
    worth = 'good',
    place: own,
  }: InBank): PlacedCandidate => {
    const last = items[itemId];
    const { at, correct } = exposureOf(last ?? onlyMet);
    return {
      itemId,
      area,
      family,
      places,
      worth,
      place: own,
      met: last !== undefined,
      flagged: flags.has(itemId),
      seen: at === null ? undefined : { correct, at },
    };
  };
};

/** More than there are fields and exams. */
const mostKept = 100;

/** What papers are drawn from. */
export const candidateReads = (pool: Pool, surroundings: Surroundings) => {
  const kept = keptRows<readonly InBank[]>(surroundings, { of: 'item-bank', atMost: mostKept });

  const bankOf = async (field: string, exam: string | null): Promise<readonly InBank[]> => {
    const key = `${field}|${exam ?? ''}`;
    const read = async () => {
      const rows: readonly BankRecord[] =
        exam === null
          ? await ofField.rows(pool, { field })
          : await ofExam.rows(pool, { field, exam });
      return new Map([[key, rows.map(inBank)]]);
    };
    return (await kept({ keys: [key], read })).get(key) ?? [];
  };
  const learnersPart = async (learner: string): Promise<LearnerRecord> =>
    (await ofLearner.first(pool, { learner })) ?? { met: null, flagged: [] };

  return {
    /** In a fixed order, so that the seed alone decides the paper. */
    candidates: async (
      learner: string,
      field: string,
      exam: string | null,
    ): Promise<PlacedCandidate[]> => {
      const [bank, learners] = await Promise.all([bankOf(field, exam), learnersPart(learner)]);
      return bank.map(standing(learners));
    },

    /** Of the items of an exam those that readers found worth asking in a form by the clock. */
    worthAsking: async (field: string, exam: string): Promise<ReadonlySet<string>> =>
      new Set(withoutWeak(await bankOf(field, exam)).map(({ itemId }) => itemId)),
  };
};
