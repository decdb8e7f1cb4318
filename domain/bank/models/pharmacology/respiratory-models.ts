import type { Fact } from '../../facts/pharmacology/fact.ts';
import type { Phrase } from '../../facts/pharmacology/phrase.ts';
import { respiratoryAerosolFacts } from '../../facts/pharmacology/respiratory-aerosol-facts.ts';
import { respiratoryAgentFacts } from '../../facts/pharmacology/respiratory-agent-facts.ts';
import { respiratoryEffectFacts } from '../../facts/pharmacology/respiratory-effect-facts.ts';
import type { ItemModel } from '../item-model.ts';
import { wordedModel } from './fact-model.ts';

const topic = 'Adverse effects, contraindications and interactions';

const respiratoryModel = (
  { id, problem, slips }: Pick<ItemModel, 'id' | 'problem' | 'slips'>,
  facts: readonly Fact<Phrase>[],
): ItemModel =>
  wordedModel(
    {
      id,
      problem,
      features: 'Site and cause of the narrowing or failure, pace, vital signs, what was given.',
      slips,
      leads: ['Which choice is best?'],
      topics: { rn: topic, lpn: topic, np: 'choose' },
      closing: 'It does not fit this patient.',
      level: 'application',
    },
    facts,
  );

/** Drugs and gases in respiratory care. */
export const respiratoryModels: readonly ItemModel[] = [
  respiratoryModel(
    {
      id: 'rt-drug-choice',
      problem: 'A patient in respiratory care needs a drug or gas; the best one is asked.',
      slips: 'A drug of the right class but too slow; one for another site of the airway.',
    },
    [...respiratoryAerosolFacts, ...respiratoryAgentFacts],
  ),
  respiratoryModel(
    {
      id: 'rt-drug-effect',
      problem: 'A respiratory drug causes trouble or is given by a device; what to know is asked.',
      slips: 'Blaming the disease; the technique of another device.',
    },
    respiratoryEffectFacts,
  ),
];
