import type { DrugId } from './drugs.ts';

/** One decision about drugs: a scene, the right option and wrong ones. */
export type Fact<Option> = {
  /** Kebab-case, at most 34 characters, kept for ever. */
  readonly id: string;
  /** The drugs it is about, the chief one first: its class explains. */
  readonly drugs: readonly DrugId[];
  /** A case or a statement of the problem, in whole sentences. */
  readonly scene: string;
  /** The question, where the model's own does not fit. */
  readonly ask?: string;
  readonly key: Option;
  readonly wrong: readonly Option[];
  /** A sentence or two to take away, in place of what is said of the drug's class. */
  readonly note?: string;
};
