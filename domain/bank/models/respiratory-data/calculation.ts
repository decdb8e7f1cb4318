import type { RandomSource } from '../../../kernel/random.ts';
import { type Telling, tellingDraft } from '../calculated-draft.ts';
import type { NumericCase } from '../numeric-model.ts';
import type { Slip } from '../slips.ts';
import { type PlacesOf, respiratorySource } from './places.ts';

/** A calculation with its own numbers: the question, the result and what goes wrong. */
export type Calculation = {
  readonly given: Readonly<Record<string, number>>;
  readonly stem: string;
  readonly exact: number;
  readonly unit: string;
  readonly decimals: number;
  /** The steps with their numbers. */
  readonly why: string;
  readonly mistakes: readonly Slip[];
};

type About = {
  readonly fact: string;
  readonly topic: string;
  readonly placesOf: PlacesOf;
  /** What to take away. */
  readonly note: string;
};

const telling: Telling = { fewest: 3, nearest: 0.05 };

/** A case with numbers of its own; drawn anew while too few mistakes give numbers apart. */
export const calculation =
  ({ fact, topic, placesOf, note }: About) =>
  (pose: (random: RandomSource) => Calculation): NumericCase =>
  (random) => {
    const { mistakes, ...posed } = pose(random);
    return tellingDraft(
      {
        ...posed,
        facts: [fact],
        places: placesOf(topic),
        slips: mistakes,
        explanation: `${posed.why} ${note}`,
        source: respiratorySource,
      },
      telling,
    );
  };
