import { cautions } from '../../bank/facts/pharmacology/cautions.ts';
import { checks } from '../../bank/facts/pharmacology/checks.ts';
import { glandAndGermClasses } from '../../bank/facts/pharmacology/classes-gland-germ.ts';
import { heartAndLungClasses } from '../../bank/facts/pharmacology/classes-heart-lung.ts';
import { nervousClasses } from '../../bank/facts/pharmacology/classes-nervous.ts';
import { bodyClasses } from '../../bank/facts/pharmacology/classes-other.ts';
import type { DrugClass } from '../../bank/facts/pharmacology/drug-class.ts';
import { drugClasses, drugIds, drugOf } from '../../bank/facts/pharmacology/drugs.ts';
import { effects } from '../../bank/facts/pharmacology/effects.ts';
import type { Phrase } from '../../bank/facts/pharmacology/phrase.ts';
import type { StudySheet } from '../../contracts/study-sheets.ts';
import { table } from './sheet-blocks.ts';

const parts: Readonly<Record<string, Readonly<Record<string, DrugClass>>>> = {
  'Heart, vessels, blood, kidneys, and lungs': heartAndLungClasses,
  'Nerves and mind': nervousClasses,
  'Glands and infections': glandAndGermClasses,
  'Other classes': bodyClasses,
};

const examplesOf: ReadonlyMap<DrugClass, readonly string[]> = Map.groupBy(
  drugIds,
  (id) => drugClasses[drugOf(id)[0]] as DrugClass,
);

/** The first of a list are what is asked most. */
const words = (phrases: readonly Phrase[]): string =>
  phrases
    .slice(0, 4)
    .map(([name]) => name)
    .join('; ');

const rowOf = (drugClass: DrugClass): readonly string[] => [
  `${drugClass.name} (${(examplesOf.get(drugClass) ?? []).slice(0, 3).join(', ')})`,
  drugClass.action,
  words(drugClass.effects.map((code) => effects[code])),
  words(drugClass.cautions.map((code) => cautions[code])),
  words(drugClass.checks.map((code) => checks[code])),
];

const columns = ['Class', 'What it does', 'Unwanted effects', 'Think twice with', 'Follow'];

/** Classes of drugs that have a name of their own and an example, in alphabetical order. */
export const drugClassSheet: StudySheet = {
  id: 'drug-classes',
  title: 'Drug classes',
  summary: 'What each class does, harms, and needs watched, with drugs that belong to it.',
  sections: Object.entries(parts).map(([heading, classes]) => ({
    heading,
    blocks: [
      table(
        columns,
        Object.values(classes)
          .filter((drugClass) => examplesOf.has(drugClass) && drugClass.action !== '')
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(rowOf),
      ),
    ],
  })),
  note: 'What exams ask of a class, not a full list of its effects. Before a drug is given, its own label counts.',
  sources: ['Standard pharmacology references'],
};
