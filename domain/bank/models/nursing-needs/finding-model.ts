import { randomFrom, seedOf, shuffled } from '../../../kernel/random.ts';
import type { FindingPool, Need, Statement } from '../../facts/basic-care/care-fact.ts';
import type { Draft, ItemModel } from '../item-model.ts';
import { asChoice, nursingPlaces, ofLikeLength, sourceOf } from '../nursing/nursing-part.ts';

type Spec = Omit<ItemModel, 'drafts' | 'version'> & {
  readonly need: Need;
  readonly pools: readonly FindingPool[];
};

type Alarming = FindingPool['alarming'][number];

const baseOf = (pool: FindingPool, need: Need) => ({
  places: nursingPlaces(need, pool),
  level: 'analysis' as const,
  source: sourceOf(need),
});

const offered = 6;

const someOf = <Value>(values: readonly Value[], count: number, id: string): readonly Value[] =>
  shuffled(values, randomFrom(seedOf(id))).slice(0, count);

const singleOf = (
  pool: FindingPool,
  [id, scene, text, why, clash = []]: Alarming,
  need: Need,
): Draft => {
  const key = { text, why };
  const expected = pool.expected.filter(([other]) => !clash.includes(other));
  const alike = ofLikeLength(key, expected.map(asChoice));
  return {
    ...baseOf(pool, need),
    type: 'single',
    name: id,
    facts: [`${pool.id}-${id}`],
    stem: `${scene} ${pool.question}`,
    key,
    distractors: someOf(alike, offered, id),
    explanation: `${why} ${pool.takeaway}`,
  };
};

const severalOf = (pool: FindingPool, [id, scene]: Statement, need: Need): Draft => {
  const alarming = someOf(pool.alarming, 3, `${id}/alarming`);
  return {
    ...baseOf(pool, need),
    type: 'multiple',
    name: id,
    facts: [`${pool.id}-${id}`, ...alarming.map(([fact]) => `${pool.id}-${fact}`)],
    stem: `${scene} Select all that apply.`,
    right: alarming.map(([, , text, why]) => ({ text, why })),
    wrong: someOf(pool.expected, 3, `${id}/expected`).map(asChoice),
    explanation: pool.takeaway,
  };
};

/** The finding that means danger, among those that the stage of life or of care explains. */
export const needFindingModel = ({ need, pools, ...about }: Spec): ItemModel => ({
  ...about,
  version: 1,
  drafts: () =>
    pools.flatMap((pool) => [
      ...pool.alarming.map((one) => singleOf(pool, one, need)),
      ...pool.several.map((one) => severalOf(pool, one, need)),
    ]),
});
