import { cautions } from '../../facts/pharmacology/cautions.ts';
import { cautionSets, checkSets } from '../../facts/pharmacology/check-sets.ts';
import { checks } from '../../facts/pharmacology/checks.ts';
import { effectSets } from '../../facts/pharmacology/effect-sets.ts';
import { effects } from '../../facts/pharmacology/effects.ts';
import type { ItemModel } from '../item-model.ts';
import { codedSetModel } from './coded-model.ts';

const topic = 'Adverse effects, contraindications and interactions';

const effectSet = codedSetModel(
  {
    id: 'set-effect',
    problem: 'Several harms of one drug are to be told from harms of others.',
    features: 'What the class does in each organ.',
    slips: 'Stopping at the best-known harm; adding harms of drugs for the same disease.',
    leads: [
      'Which effects can this drug cause? Select all that apply.',
      'Which findings should be reported as possible effects of the drug? Select all that apply.',
    ],
    topics: { rn: topic, lpn: topic, np: 'harm' },
    level: 'application',
  },
  effectSets,
  {
    phrases: effects,
    list: 'effects',
    aside: (drug) => `${drug} is not known for this.`,
    confirm: (drug) => `${drug} can have this effect.`,
  },
);

const checkSet = codedSetModel(
  {
    id: 'set-monitor',
    problem: 'Several tests belong to one treatment; they are to be told from others.',
    features: 'Organs at risk, way of elimination, intended effect.',
    slips: 'Ordering everything; missing the slow harm.',
    leads: [
      'Which tests belong to the follow-up of this drug? Select all that apply.',
      'Which results should be reviewed because of this drug? Select all that apply.',
    ],
    topics: { rn: 'Expected actions and outcomes', lpn: topic, np: 'labs' },
    level: 'application',
  },
  checkSets,
  {
    phrases: checks,
    list: 'checks',
    aside: (drug) => `${drug} does not call for it.`,
    confirm: (drug) => `${drug} calls for this test.`,
  },
);

const cautionSet = codedSetModel(
  {
    id: 'set-history',
    problem: 'Several histories forbid a drug; they are to be told from harmless ones.',
    features: 'Pregnancy, allergy, failing organs, diseases that the drug worsens.',
    slips: 'Stopping at allergy; taking any illness for a contraindication.',
    leads: [
      'Which findings in the history speak against it? Select all that apply.',
      'Which conditions should lead to another choice? Select all that apply.',
    ],
    topics: { rn: topic, lpn: topic, np: 'choose' },
    level: 'analysis',
  },
  cautionSets,
  {
    phrases: cautions,
    list: 'cautions',
    aside: (drug) => `${drug} is not ruled out by this.`,
    confirm: (drug) => `${drug} should not be given then.`,
  },
);

/** K-Type items about drugs, from the vocabularies. */
export const setModels: readonly ItemModel[] = [effectSet, checkSet, cautionSet];
