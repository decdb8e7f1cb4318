import { amount, type PosedDraft } from './numeric-model.ts';
import { asOptions, type Slip, tellingSlips } from './slips.ts';

/** A question with a number for its key: what is given, the result, and what goes wrong on the way. */
export type Calculated = Pick<
  PosedDraft,
  'facts' | 'places' | 'stem' | 'explanation' | 'source'
> & {
  readonly given: Readonly<Record<string, number>>;
  /** Before it is rounded for showing. */
  readonly exact: number;
  readonly decimals: number;
  readonly unit: string;
  /** The steps with their numbers. */
  readonly why: string;
  readonly slips: readonly Slip[];
};

/** How far apart options must be: at least `fewest` slips, none nearer than this share to the key or another. */
export type Telling = { readonly fewest: number; readonly nearest: number };

/** A numeric draft; each slip becomes an option in the unit of the key. */
export const calculatedDraft = (about: Calculated): PosedDraft => {
  const { exact, decimals, unit, why, slips, ...words } = about;
  return {
    ...words,
    type: 'single',
    level: 'application',
    exact,
    key: amount(exact, { decimals, unit, why }),
    distractors: asOptions(slips, { decimals, unit }),
  };
};

/** The same with the slips that tell; undefined where these are too few, so that the numbers are drawn anew. */
export const tellingDraft = (
  about: Calculated,
  { fewest, nearest }: Telling,
): PosedDraft | undefined => {
  const slips = tellingSlips(about.exact, about.slips, nearest);
  return slips.length < fewest ? undefined : calculatedDraft({ ...about, slips });
};
