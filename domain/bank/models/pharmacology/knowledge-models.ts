import type { ClassId } from '../../facts/pharmacology/drug.ts';
import { type DrugId, drugClasses, drugOf, portraitOf } from '../../facts/pharmacology/drugs.ts';
import type { Fact } from '../../facts/pharmacology/fact.ts';
import { heartMechanismFacts } from '../../facts/pharmacology/mechanism-facts-heart.ts';
import { otherMechanismFacts } from '../../facts/pharmacology/mechanism-facts-other.ts';
import type { Phrase } from '../../facts/pharmacology/phrase.ts';
import { purposeFacts } from '../../facts/pharmacology/purpose-facts.ts';
import type { ItemModel } from '../item-model.ts';
import { wordedModel } from './fact-model.ts';

/** A name within a sentence: abbreviations keep their capitals. */
const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

const actionOf = (id: ClassId): Phrase => [
  drugClasses[id].action,
  `This is what ${inSentence(drugClasses[id].name)} do. ${drugClasses[id].gist}`,
];

const useOf = (id: DrugId): Phrase => {
  const [, use] = drugOf(id);
  return [`${use.charAt(0).toUpperCase()}${use.slice(1)}`, portraitOf(id)];
};

const worded = <Code>(
  facts: readonly Fact<Code>[],
  phraseOf: (code: Code) => Phrase,
): readonly Fact<Phrase>[] =>
  facts.map((fact) => ({ ...fact, key: phraseOf(fact.key), wrong: fact.wrong.map(phraseOf) }));

const mechanisms = wordedModel(
  {
    id: 'drug-mechanism',
    problem: 'An effect or the resistance to a drug is described; how the drug acts is asked.',
    features: 'Which substance rises or falls, site of action, pace, what undoes it.',
    slips: 'The action of another class for the same disease; an effect taken for the action.',
    leads: ['How does the drug act?'],
    topics: {
      rn: 'Expected actions and outcomes',
      lpn: 'Expected actions and outcomes',
      np: 'kinetics',
    },
    level: 'application',
  },
  worded([...heartMechanismFacts, ...otherMechanismFacts], actionOf),
);

const purposes = wordedModel(
  {
    id: 'drug-purpose',
    problem: 'A drug is found on a list without its reason; the likely reason is asked.',
    features: 'Generic name, time of day, other findings.',
    slips: 'A use of a drug with a similar name or for the same organ.',
    leads: [
      'For which purpose is the drug most likely taken?',
      'Which reason for the drug should the nurse expect to confirm?',
      'Which condition does this drug most likely treat?',
    ],
    topics: {
      rn: 'Medication reconciliation',
      lpn: 'Medication reconciliation',
      np: 'choose',
    },
    level: 'recall',
  },
  worded(purposeFacts, useOf),
);

/** How drugs act and what they are for. */
export const knowledgeModels: readonly ItemModel[] = [mechanisms, purposes];
