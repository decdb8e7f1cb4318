import type { Pool } from 'pg';
import type { PlacedCandidate } from '../../../domain/attempt/choose-candidates.ts';
import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import { isWeak } from '../../../domain/bank/ratings/worth.ts';
import type { ItemExposureRow } from '../../../projectors/item-exposure/item-exposure.ts';
import { keptRows, type Surroundings } from '../../server/kept-rows.ts';

/** Behind an item stands a model or a case: readers rated these. */
const origin = `i.data->'item'->'model'->>'id' as model, i.data->'item'->'case'->>'id' as of_case`;

const ofField = {
  name: 'candidates-of-field',
  text: `select i.key, i.area, i.family, i.placements, i.field, ${origin}
         from read.item i where i.field = $1 order by i.key`,
};

const ofExam = {
  name: 'candidates-of-exam',
  text: `select i.key, split_part(place, '|', 2) as area, i.family, array[place] as placements,
           i.field, ${origin}
         from read.item i cross join lateral unnest(i.placements) as place
         where i.field = $1 and split_part(place, '|', 1) = $2 order by i.key`,
};

/** Their flags are the keys between these two: '0' comes next to '/'. */
const ofLearner = {
  name: 'candidates-of-learner',
  text: `select
           (select e.data->'items' from read.item_exposure e where e.key = $1) as met,
           array(select substr(f.key, length($1) + 2) from read.item_flag f
                  where f.key > $1 || '/' and f.key < $1 || '0') as flagged`,
};

type InBank = Pick<PlacedCandidate, 'itemId' | 'area' | 'family' | 'places' | 'weak'>;

type BankRecord = {
  readonly key: string;
  readonly area: string;
  readonly family: string;
  /** Each as "exam|area|topic". */
  readonly placements: readonly string[];
  readonly field: string;
  readonly model: string | null;
  readonly of_case: string | null;
};

type LearnerRecord = {
  readonly met: ItemExposureRow['items'] | null;
  readonly flagged: readonly string[];
};

const namedPlace = (placement: string): PlacedCandidate['places'][number] => {
  const [exam = '', area = '', topic = ''] = placement.split('|');
  return { areaName: areaName(exam, area), topic };
};

const weak = ({ field, model, of_case }: BankRecord): boolean =>
  isWeak({
    field,
    ...(model === null ? {} : { model: { id: model } }),
    ...(of_case === null ? {} : { case: { id: of_case } }),
  });

const inBank = ({ key, area, family, placements, ...record }: BankRecord): InBank => ({
  itemId: key,
  area,
  family,
  weak: weak({ key, area, family, placements, ...record }),
  places: placements.map(namedPlace),
});

/** How the learner stands to each of them. */
const standing = ({ met, flagged }: LearnerRecord) => {
  const items = new Map(Object.entries(met ?? {}));
  const flags = new Set(flagged);
  return ({ itemId, area, family, places, weak = false }: InBank): PlacedCandidate => {
    const last = items.get(itemId);
    const at = last?.at ?? null;
    return {
      itemId,
      area,
      family,
      places,
      weak,
      met: last !== undefined,
      flagged: flags.has(itemId),
      seen: at === null ? undefined : { correct: last?.correct ?? null, at },
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
      const { rows } = await pool.query<BankRecord>(
        exam === null ? { ...ofField, values: [field] } : { ...ofExam, values: [field, exam] },
      );
      return new Map([[key, rows.map(inBank)]]);
    };
    return (await kept({ keys: [key], read })).get(key) ?? [];
  };
  const learnersPart = async (learner: string): Promise<LearnerRecord> => {
    const { rows } = await pool.query<LearnerRecord>({ ...ofLearner, values: [learner] });
    return rows[0] ?? { met: null, flagged: [] };
  };

  /** In a fixed order, so that the seed alone decides the paper. */
  return async (
    learner: string,
    field: string,
    exam: string | null,
  ): Promise<PlacedCandidate[]> => {
    const [bank, learners] = await Promise.all([bankOf(field, exam), learnersPart(learner)]);
    return bank.map(standing(learners));
  };
};
