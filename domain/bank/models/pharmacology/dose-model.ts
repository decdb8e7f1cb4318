import type { RandomSource } from '../../../kernel/random.ts';
import { type DrugId, factIdOf } from '../../facts/pharmacology/drugs.ts';
import type { Audience } from '../../facts/pharmacology/fact.ts';
import { type Telling, tellingDraft } from '../calculated-draft.ts';
import type { Choice, ItemModel, NumericModel } from '../item-model.ts';
import { type NumericCase, numericModel, rounded } from '../numeric-model.ts';
import type { Slip } from '../slips.ts';
import { placesOf, type Topics } from './places.ts';

type Given = Readonly<Record<string, number>>;

/** One prescription in words of its own. */
export type DoseCase<Numbers extends Given> = Audience & {
  /** Kebab-case, at most 30 characters, kept for ever. */
  readonly name: string;
  readonly drugs: readonly DrugId[];
  readonly numbers: (random: RandomSource) => Numbers;
  readonly stem: (numbers: Numbers) => string;
  /** Where it is not the model's own. */
  readonly unit?: string;
};

/** How a kind of dose is worked out, and how it goes wrong. */
type DoseSpec<Numbers extends Given> = Omit<ItemModel, 'drafts' | 'version'> & {
  readonly topics: Topics;
  readonly unit: string;
  readonly decimals: number;
  readonly solve: (numbers: Numbers) => number;
  /** The working in one or two sentences; the result is passed as it is shown. */
  readonly working: (numbers: Numbers, result: string) => string;
  readonly mistakes: (numbers: Numbers) => readonly Slip[];
  readonly takeaway: string;
  readonly cases: readonly DoseCase<Numbers>[];
  readonly draws: number;
};

const source = 'Standard texts of dosage calculation for nurses and of respiratory pharmacology';

const telling: Telling = { fewest: 4, nearest: 0.06 };

const inSingular = (choice: Choice): Choice =>
  /^1 [a-z]+s$/.test(choice.text) ? { ...choice, text: choice.text.slice(0, -1) } : choice;

const caseOf =
  <Numbers extends Given>(spec: DoseSpec<Numbers>, one: DoseCase<Numbers>): NumericCase =>
  (random) => {
    const given = one.numbers(random);
    const exact = spec.solve(given);
    const { decimals } = spec;
    const unit = one.unit ?? spec.unit;
    const why = spec.working(given, `${rounded(exact, decimals)} ${unit}`);
    const draft = tellingDraft(
      {
        facts: [`dose-${one.name}`, ...one.drugs.map((id) => `drug-${factIdOf(id)}`)],
        places: placesOf(one, spec.topics),
        stem: one.stem(given),
        given,
        exact,
        decimals,
        unit,
        why,
        slips: spec.mistakes(given),
        explanation: `${why} ${spec.takeaway}`,
        source,
      },
      telling,
    );
    if (!draft) return undefined;
    return {
      ...draft,
      key: inSingular(draft.key),
      distractors: draft.distractors.map(inSingular),
    };
  };

/** A numeric model of doses; two draws of a case with the same stem count once. */
export const doseModel = <Numbers extends Given>(spec: DoseSpec<Numbers>): NumericModel => {
  const { id, problem, features, slips, draws } = spec;
  const cases = Object.fromEntries(spec.cases.map((one) => [one.name, caseOf(spec, one)]));
  const model = numericModel({ id, version: 1, problem, features, slips, cases, draws });
  return {
    ...model,
    drafts: () => {
      const seen = new Set<string>();
      return model.drafts().filter(({ stem }) => {
        const isNew = !seen.has(stem);
        seen.add(stem);
        return isNew;
      });
    },
  };
};

/** A number with commas between thousands. */
export const grouped = (value: number): string =>
  String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
