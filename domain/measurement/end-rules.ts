import type { EndRule } from '../contracts/adaptive.ts';
import type { AdaptiveRules } from './adaptive-rules.ts';
import type { Ability } from './rasch.ts';
import { rounded } from './rounded.ts';

/** The ability with the interval that decides, after so many answers. */
export type AbilityInterval = Ability & {
  readonly answered: number;
  readonly low: number;
  readonly high: number;
};

export type Ending = { readonly rule: EndRule; readonly passed: boolean };

export const standingOf = (
  { theta, se }: Ability,
  answered: number,
  { standardErrors }: Pick<AdaptiveRules, 'standardErrors'>,
): AbilityInterval => ({
  answered,
  theta,
  se,
  low: rounded(theta - standardErrors * se),
  high: rounded(theta + standardErrors * se),
});

/**
 * Whether the answers decide, from the minimum length on: the interval lies wholly on one side of the
 * cut, or the maximum is reached, where the ability itself must be above it.
 */
export const endByAnswers = (
  { answered, theta, low, high }: AbilityInterval,
  { cut, minimum, maximum }: AdaptiveRules,
): Ending | undefined => {
  if (answered >= minimum && low > cut) return { rule: 'confidence', passed: true };
  if (answered >= minimum && high < cut) return { rule: 'confidence', passed: false };
  return answered >= maximum ? { rule: 'maximum-length', passed: theta > cut } : undefined;
};

/**
 * Without a decision: not passed below the minimum length, else the last ability decides, as in the
 * owner's candidate bulletins today (an older rule asked it of each of the last sixty abilities).
 */
export const endWithoutDecision = (
  { answered, theta }: AbilityInterval,
  { cut, minimum }: AdaptiveRules,
  rule: 'out-of-time' | 'ended-early' | 'maximum-length',
): Ending => ({ rule, passed: answered >= minimum && theta > cut });
