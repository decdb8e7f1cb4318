import { areaQuotas } from '../../../../domain/attempt/area-quotas.ts';
import { type RandomSource, randomFrom } from '../../../../domain/kernel/random.ts';
import type { AdaptiveRules } from '../../../../domain/measurement/adaptive-rules.ts';
import {
  type AbilityInterval,
  type Ending,
  endByAnswers,
  standingOf,
} from '../../../../domain/measurement/end-rules.ts';
import {
  type AreaWeight,
  nextItem,
  type PoolItem,
} from '../../../../domain/measurement/next-item.ts';
import {
  estimateAbility,
  probability,
  type Response,
} from '../../../../domain/measurement/rasch.ts';

/** A pool in blueprint proportions, a family an item. */
export const simulatedPool = (
  areas: readonly AreaWeight[],
  size: number,
  difficulty: (random: RandomSource) => number,
): readonly PoolItem[] => {
  const random = randomFrom(11);
  return [...areaQuotas(areas, size)].flatMap(([area, count]) =>
    Array.from({ length: count }, (_, index) => ({
      item: { itemId: `${area}-${index}`, area, firstSeen: true },
      family: `${area}-${index}`,
      difficulty: difficulty(random),
    })),
  );
};

export type Simulated = {
  readonly standing: AbilityInterval;
  readonly ending: Ending;
  readonly counts: Readonly<Record<string, number>>;
};

/** Somebody of that ability sits the exam and answers as the Rasch model has it. */
export const sitExam = (
  ability: number,
  {
    pool,
    areas,
    rules,
    seed,
  }: {
    readonly pool: readonly PoolItem[];
    readonly areas: readonly AreaWeight[];
    readonly rules: AdaptiveRules;
    readonly seed: number;
  },
): Simulated => {
  const random = randomFrom(seed);
  const families = new Set<string>();
  const counts: Record<string, number> = {};
  const responses: Response[] = [];
  let theta = rules.prior.mean;
  for (;;) {
    const next = nextItem(pool, { theta, counts, areas, families, nearest: rules.nearest, random });
    if (!next) throw new Error('the pool is empty');
    const { difficulty, family, item } = next;
    families.add(family);
    counts[item.area] = (counts[item.area] ?? 0) + 1;
    const isRight = random() < probability(ability, difficulty);
    responses.push({ difficulty, credit: Number(isRight) });
    const standing = standingOf(estimateAbility(responses, rules.prior), responses.length, rules);
    theta = standing.theta;
    const ending = endByAnswers(standing, rules);
    if (ending) return { standing, ending, counts: { ...counts } };
  }
};
