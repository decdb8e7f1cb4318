import { kineticsFacts } from '../../facts/pharmacology/kinetics-facts.ts';
import { olderAdultFacts } from '../../facts/pharmacology/older-adult-facts.ts';
import { orderFacts } from '../../facts/pharmacology/order-facts.ts';
import { stewardshipFacts } from '../../facts/pharmacology/stewardship-facts.ts';
import type { ItemModel } from '../item-model.ts';
import { wordedModel } from './fact-model.ts';

const topic = 'Adverse effects, contraindications and interactions';

const olderAdults = wordedModel(
  {
    id: 'drug-older',
    problem: 'An older person takes or is to get a drug; the safest plan is asked.',
    features: 'Falls, mind, kidneys, anticholinergic load, drugs that treat effects of drugs.',
    slips: 'Adding a drug for the effect of another; the dose of younger people.',
    leads: ['What is the best plan?'],
    topics: { rn: topic, lpn: topic, np: 'beers' },
    closing: 'It is not the safest plan here.',
    level: 'analysis',
  },
  olderAdultFacts,
);

const stewardship = wordedModel(
  {
    id: 'drug-steward',
    problem: 'An infection or the thought of one; whether and which antibiotic is asked.',
    features: 'Virus or bacteria, site, severity, likely organism, culture, true allergy.',
    slips: 'Treating colonization or viruses; broad drugs to be safe; too long courses.',
    leads: ['Which treatment is best?'],
    topics: { rn: topic, lpn: topic, np: 'steward' },
    closing: 'It does not fit this case.',
    level: 'analysis',
  },
  stewardshipFacts,
);

const kinetics = wordedModel(
  {
    id: 'drug-kinetics',
    problem: 'A level or an effect is not as expected; the reason in the body is asked.',
    features: 'Enzymes and their genes, other drugs and food, binding, half-life, ionization.',
    slips: 'Inhibition taken for induction; dose blamed in place of elimination.',
    leads: ['What is the most likely reason?'],
    topics: { rn: topic, lpn: topic, np: 'kinetics' },
    closing: 'It does not fit what is described.',
    level: 'analysis',
  },
  kineticsFacts,
);

const orders = wordedModel(
  {
    id: 'drug-order',
    problem: 'Several orders stand for one client; the one to question is asked.',
    features: 'Diagnosis, vital signs, laboratory values, allergies, other drugs, route.',
    slips: 'Questioning a strange but right order; overlooking a familiar but unsafe one.',
    leads: [
      'Which order should the nurse question?',
      'Which order should the nurse clarify before carrying it out?',
    ],
    topics: { rn: topic, lpn: topic, np: 'choose' },
    closing: 'The order may be carried out.',
    level: 'analysis',
  },
  orderFacts,
);

/** Judging prescriptions. */
export const prescribingModels: readonly ItemModel[] = [olderAdults, stewardship, kinetics, orders];
