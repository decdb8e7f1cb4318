import type { RandomSource } from '../../../kernel/random.ts';
import type { PracticeTheme } from '../../facts/professional-practice/practice-case.ts';
import { type Telling, tellingDraft } from '../calculated-draft.ts';
import { between, type NumericCase } from '../numeric-model.ts';
import { themePlaces } from '../professional-practice/theme-places.ts';
import type { Slip } from '../slips.ts';

/** A measure with its own numbers: the question, the result and what goes wrong. */
export type Estimate = {
  readonly given: Readonly<Record<string, number>>;
  readonly stem: string;
  readonly exact: number;
  /** The steps with their numbers. */
  readonly why: string;
  readonly mistakes: readonly Slip[];
};

type About = {
  readonly fact: string;
  readonly theme: PracticeTheme;
  readonly unit: string;
  readonly decimals: number;
  /** What to take away. */
  readonly note: string;
};

const telling: Telling = { fewest: 4, nearest: 0.06 };

/** A case with numbers of its own; drawn anew while too few mistakes give numbers apart. */
export const estimate =
  ({ fact, theme, note, ...shown }: About) =>
  (pose: (random: RandomSource) => Estimate): NumericCase =>
  (random) => {
    const { mistakes, ...posed } = pose(random);
    return tellingDraft(
      {
        ...posed,
        ...shown,
        facts: [fact],
        places: themePlaces(theme),
        // What rounds to nearly nothing is no result that anybody takes for right.
        slips: mistakes.filter(([value]) => value >= 2 / 10 ** shown.decimals),
        explanation: `${posed.why} ${note}`,
        source: 'Standard epidemiology and biostatistics texts',
      },
      telling,
    );
  };

/** Results of a test by true state: true and false positives and negatives. */
export type TestTable = {
  readonly tp: number;
  readonly fn: number;
  readonly fp: number;
  readonly tn: number;
};

/** Draws a table for a fair test of a disease that is not too rare. */
export const drawTestTable = (random: RandomSource): TestTable => {
  const ill = between({ from: 80, to: 160, step: 20 }, random);
  const well = between({ from: 240, to: 480, step: 40 }, random);
  const tp = Math.round(ill * between({ from: 0.65, to: 0.95, step: 0.05 }, random));
  const tn = Math.round(well * between({ from: 0.7, to: 0.95, step: 0.05 }, random));
  return { tp, fn: ill - tp, fp: well - tn, tn };
};
