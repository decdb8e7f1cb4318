import type { Choice } from './item-model.ts';
import { amount } from './numeric-model.ts';

/** A number that a named mistake gives, and the mistake. */
export type Slip = readonly [value: number, why: string];

type Shown = { readonly decimals: number; readonly unit: string };

/** The slips whose numbers are positive and apart from the key's and from one another's by this share. */
export const tellingSlips = (
  exact: number,
  slips: readonly Slip[],
  nearest: number,
): readonly Slip[] => {
  const kept: Slip[] = [];
  for (const slip of slips) {
    const [value] = slip;
    const isApart = [exact, ...kept.map(([number]) => number)].every(
      (other) => Math.abs(other - value) > nearest * Math.max(Math.abs(other), Math.abs(value)),
    );
    if (value > 0 && isApart) kept.push(slip);
  }
  return kept;
};

/** Each slip as an option in the unit of the key. */
export const asOptions = (slips: readonly Slip[], shown: Shown): readonly Choice[] =>
  slips.map(([value, why]) => amount(value, { ...shown, why }));
