import type { AdaptiveRules } from '../../measurement/adaptive-rules.ts';
import type { AbilityInterval } from '../../measurement/end-rules.ts';
import type { AreaCounts, AreaWeight } from '../../measurement/next-item.ts';
import type { Response } from '../../measurement/rasch.ts';

/** What the items so far say, and what the next one must not be. */
export type AdaptiveProgress = {
  readonly rules: AdaptiveRules;
  readonly areas: readonly AreaWeight[];
  readonly seed: number;
  readonly families: ReadonlySet<string>;
  /** Logits, of the item that waits for its answer. */
  readonly difficulty: number;
  readonly responses: readonly Response[];
  readonly counts: AreaCounts;
  /** Undefined before the first answer. */
  readonly standing: AbilityInterval | undefined;
};
