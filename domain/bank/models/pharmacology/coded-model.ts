import type { Own } from '../../facts/pharmacology/drug.ts';
import { classOf, type DrugId, drugOf } from '../../facts/pharmacology/drugs.ts';
import type { Fact } from '../../facts/pharmacology/fact.ts';
import type { Phrase } from '../../facts/pharmacology/phrase.ts';
import type { Choice, ItemModel } from '../item-model.ts';
import { type Ask, aboutOf, against, asChoice, capital, singleDraft } from './fact-model.ts';

/** A vocabulary, and which list of a class tells what of it applies to a drug. */
type Vocabulary<Code extends string> = {
  readonly phrases: Readonly<Record<Code, Phrase>>;
  readonly list?: keyof Own;
  /** Ends the reason against a wrong option; the drug is passed as a sentence begins with it. */
  readonly aside?: (drug: string) => string;
  /** Ends the reason for a right option that does not name the drug. */
  readonly confirm?: (drug: string) => string;
};

const codesOf = (drugs: readonly DrugId[], list: keyof Own): ReadonlySet<string> =>
  new Set(drugs.flatMap((id) => [...classOf(id)[list], ...(drugOf(id)[3]?.[list] ?? [])]));

type Answered = {
  readonly id: string;
  readonly drugs: readonly DrugId[];
  readonly right: readonly string[];
  readonly wrong: readonly string[];
};

/** A right option that the drug's lists lack, or a wrong one that they hold, is a mistake. */
const assertListed = ({ id, drugs, right, wrong }: Answered, list: keyof Own | undefined): void => {
  if (!list || drugs.length === 0) return;
  const listed = codesOf(drugs, list);
  const [lacking] = right.filter((code) => !listed.has(code));
  const [held] = wrong.filter((code) => listed.has(code));
  if (lacking ?? held) throw new Error(`${id}: lacks ${lacking ?? '-'}, holds ${held ?? '-'}`);
};

type Remark = ((drug: string) => string) | undefined;

const remarkOn = ({ drugs: [chief] }: Pick<Answered, 'drugs'>, remark: Remark) =>
  chief && remark ? remark(capital(chief)) : undefined;

/** A right option; the drug is named where the vocabulary does not. */
const confirmed = (phrase: Phrase, fact: Pick<Answered, 'drugs'>, confirm: Remark): Choice => {
  const reason = phrase[1].toLowerCase();
  const isNamed = fact.drugs.some((id) => reason.includes(id.toLowerCase()));
  return against(asChoice(phrase), isNamed ? undefined : remarkOn(fact, confirm));
};

/** A model whose options are codes of a vocabulary. */
export const codedModel = <Code extends string>(
  ask: Ask,
  facts: readonly Fact<Code>[],
  { phrases, list, aside, confirm }: Vocabulary<Code>,
): ItemModel => ({
  ...aboutOf(ask),
  drafts: () =>
    facts.map((fact) => {
      assertListed({ ...fact, right: [fact.key] }, list);
      return singleDraft(ask, {
        ...fact,
        key: confirmed(phrases[fact.key], fact, confirm),
        wrong: fact.wrong.map((code) => against(asChoice(phrases[code]), remarkOn(fact, aside))),
      });
    }),
});
