import { doseGivingFacts } from '../../facts/pharmacology/dose-giving-facts.ts';
import { infusionFacts } from '../../facts/pharmacology/infusion-facts.ts';
import { bodyTeachingFacts } from '../../facts/pharmacology/teaching-facts-body.ts';
import { mindTeachingFacts } from '../../facts/pharmacology/teaching-facts-mind.ts';
import type { ItemModel } from '../item-model.ts';
import { wordedModel } from './fact-model.ts';

const teaching = wordedModel(
  {
    id: 'drug-teach',
    problem: 'Someone tells how a drug will be taken; the right statement is to be recognized.',
    features: 'Timing with food, what to avoid, what to report, when to stop.',
    slips: 'Common sense that is wrong for this drug; stopping once symptoms fade.',
    leads: [
      'Which statement shows that the teaching was understood?',
      'Which statement shows correct understanding?',
      'Which remark tells the {clinician} that the drug will be used safely?',
    ],
    topics: {
      rn: 'Expected actions and outcomes',
      lpn: 'Expected actions and outcomes',
      np: 'teach',
    },
    closing: 'The statement calls for more teaching.',
    level: 'application',
  },
  [...bodyTeachingFacts, ...mindTeachingFacts],
);

const administration = wordedModel(
  {
    id: 'drug-give',
    problem: 'A drug, blood or nutrition is being given; the safe action is asked.',
    features: 'Route, compatibility, early signs of harm, rules for controlled drugs.',
    slips: 'Treating before stopping the cause; a habit that is not safe.',
    leads: ['What should the nurse do?'],
    topics: {
      rn: 'Parenteral and intravenous therapy',
      lpn: 'Rights of medication administration',
      np: 'choose',
    },
    closing: 'It is not the safe choice here.',
    level: 'application',
  },
  [...infusionFacts, ...doseGivingFacts],
);

/** How drugs are given and explained. */
export const practiceModels: readonly ItemModel[] = [teaching, administration];
