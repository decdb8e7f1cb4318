import { randomFrom, seedOf } from '../../../kernel/random.ts';
import { antidoteFacts } from '../../facts/pharmacology/antidote-facts.ts';
import { type Antidote, antidotes } from '../../facts/pharmacology/antidotes.ts';
import { classOf, factIdOf, portraitOf } from '../../facts/pharmacology/drugs.ts';
import type { Fact } from '../../facts/pharmacology/fact.ts';
import type { Choice, ItemModel, Placement, SingleDraft } from '../item-model.ts';
import { oneOf } from '../numeric-model.ts';

const id = 'drug-antidote';

const place: Placement = {
  field: 'RT',
  exam: 'TMC',
  area: 'interventions',
  topic: 'Recommending changes to the care plan and pharmacologic agents',
};

const leads = ['Which antidote is indicated?', 'Which drug should be given?'] as const;

const choiceOf = (code: Antidote): Choice => ({
  text: antidotes[code][0],
  why: antidotes[code][1],
});

/** A wrong antidote; where a drug is known its reason says that the case does not call for it. */
const wrongOf = (code: Antidote, { drugs }: Fact<Antidote>): Choice => {
  const { text, why } = choiceOf(code);
  return { text, why: drugs.length > 0 ? `${why} Nothing in this case calls for it.` : why };
};

/** What is said of the class of the chief drug, or of the drug itself. */
const takeaway = ({ drugs: [chief], note }: Fact<Antidote>): string => {
  if (note !== undefined) return note;
  if (chief === undefined) return '';
  return classOf(chief).gist || portraitOf(chief);
};

const draftOf = (fact: Fact<Antidote>): SingleDraft => {
  const key = choiceOf(fact.key);
  return {
    type: 'single',
    name: fact.id,
    facts: [`pharm-${fact.id}`, ...fact.drugs.map((drug) => `drug-${factIdOf(drug)}`)],
    places: [place],
    level: 'application',
    stem: `${fact.scene} ${fact.ask ?? oneOf(leads, randomFrom(seedOf(`${id}/${fact.id}`)))}`,
    key,
    distractors: fact.wrong.map((code) => wrongOf(code, fact)),
    explanation: `${key.why} ${takeaway(fact)}`.trim(),
    source: 'Standard pharmacology references, drug labeling and nursing drug guides',
  };
};

/** What undoes a drug. */
export const antidoteModel: ItemModel = {
  id,
  version: 1,
  problem: 'An overdose, a poisoning or a drug in the wrong place; the antidote is asked.',
  features: 'The toxic picture, what was taken, vital signs, ECG and acid-base state.',
  slips: 'The antidote of a similar picture; a drug that makes the picture worse.',
  drafts: () => antidoteFacts.map(draftOf),
};
