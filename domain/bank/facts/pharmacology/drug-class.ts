import type { Caution } from './cautions.ts';
import type { Check } from './checks.ts';
import type { Effect } from './effects.ts';

/** A class of drugs with every code of the vocabulary that applies to it. */
export type DrugClass = {
  /** In the plural, as an option shows it. */
  readonly name: string;
  /** What it does, as an option shows it: begins with a verb in the third person. */
  readonly action: string;
  /** One or two sentences to take away. */
  readonly gist: string;
  readonly effects: readonly Effect[];
  readonly cautions: readonly Caution[];
  readonly checks: readonly Check[];
};
