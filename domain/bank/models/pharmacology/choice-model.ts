import { heartAndMindChoiceFacts } from '../../facts/pharmacology/choice-facts-heart-mind.ts';
import { otherChoiceFacts } from '../../facts/pharmacology/choice-facts-other.ts';
import type { ItemModel } from '../item-model.ts';
import { wordedModel } from './fact-model.ts';

/** Choosing a drug for a person. */
export const choiceModel: ItemModel = wordedModel(
  {
    id: 'drug-choice',
    problem: 'A disease is to be treated in someone whom other conditions deny some drugs.',
    features: 'Indication, pregnancy, heart, lungs, kidneys, other drugs, what helps twice.',
    slips: 'The usual first drug in spite of a contraindication; one that treats half the problem.',
    leads: ['Which drug is the best choice?', 'Which treatment is most appropriate?'],
    closing: 'Another choice serves this {patient} better.',
    level: 'analysis',
  },
  [...heartAndMindChoiceFacts, ...otherChoiceFacts],
);
