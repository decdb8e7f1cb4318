import type { TermCategory, WordPart } from '../../domain/contracts/terminology.ts';
import { type TermEntry, termIdOf } from '../../domain/contracts/terminology-study.ts';

const part =
  (kind: WordPart['kind']) =>
  (written: string, meaning: string): WordPart => ({ part: written, kind, meaning });
const prefix = part('prefix');
const root = part('root');
const suffix = part('suffix');

const heart = root('cardi/o', 'heart');
const condition = suffix('-ia', 'condition');
const breathing = suffix('-pnea', 'breathing');

const sample = (
  term: string,
  category: TermCategory,
  own: Partial<TermEntry> & Pick<TermEntry, 'parts' | 'definition'>,
): TermEntry => ({
  id: termIdOf({ term }),
  term,
  category,
  pronunciation: 'SAM-pul',
  etymology: `Where ${term} comes from`,
  examples: [`One use of ${term}.`, `Another use of ${term}.`],
  relatedTerms: ['Something near', 'Something far'],
  bodySystem: category === 'Cardiology' ? 'Cardiovascular' : 'Respiratory',
  clinicalSignificance: 'It matters.',
  commonAbbreviations: [],
  illustration: null,
  ...own,
});

/** A small glossary that stays as it is, whatever becomes of the real one. */
export const sampleTerms: readonly TermEntry[] = [
  sample('Tachycardia', 'Cardiology', {
    definition: 'A fast heart rate.',
    parts: [prefix('tachy-', 'fast'), heart, condition],
  }),
  sample('Bradycardia', 'Cardiology', {
    definition: 'A slow heart rate.',
    parts: [prefix('brady-', 'slow'), heart, condition],
  }),
  sample('Pericarditis', 'Cardiology', {
    definition: 'An inflamed sac of the heart.',
    parts: [prefix('peri-', 'around'), heart, suffix('-itis', 'inflammation')],
  }),
  sample('Cardiomyopathy', 'Cardiology', {
    definition: 'Disease of the muscle of the heart.',
    parts: [heart, root('my/o', 'muscle'), suffix('-pathy', 'disease')],
  }),
  sample('Septic embolus', 'Cardiology', {
    definition: 'An infected clot on its way.',
    parts: [root('sept/o', 'rot'), suffix('-ic', 'of')],
  }),
  sample('Pneumothorax', 'Pulmonology', {
    definition: 'Air that lets the lung fall away.',
    parts: [root('pneum/o', 'air'), suffix('-thorax', 'chest')],
    examples: ['A tall man of 22.', 'A ruptured bulla.'],
    relatedTerms: ['Chest tube', 'Atelectasis'],
    commonAbbreviations: ['PTX (pneumothorax)'],
  }),
  sample('Tachypnea', 'Pulmonology', {
    definition: 'Fast breathing.',
    parts: [prefix('tachy-', 'fast'), breathing],
  }),
  sample('Dyspnea', 'Pulmonology', {
    definition: 'The feeling of not enough air.',
    parts: [prefix('dys-', 'difficult'), breathing],
  }),
  sample('Hypercapnia', 'Pulmonology', {
    definition: 'Too much carbon dioxide.',
    parts: [prefix('hyper-', 'too much'), root('capn/o', 'carbon dioxide'), condition],
  }),
  sample('Atelectasis', 'Pulmonology', { definition: 'Collapsed alveoli.', parts: [] }),
  sample('Stridor', 'Otolaryngology', { definition: 'A high-pitched sound.', parts: [] }),
];

/** One of them by its name. @throws Error where there is none. */
export const sampleNamed = (name: string): TermEntry => {
  const found = sampleTerms.find(({ term }) => term === name);
  if (!found) throw new Error(`There is no sample ${name}`);
  return found;
};
