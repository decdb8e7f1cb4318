import { bodyEffectFacts } from '../../facts/pharmacology/effect-facts-heart-gland.ts';
import { infectionEffectFacts } from '../../facts/pharmacology/effect-facts-infection-cancer.ts';
import { mindEffectFacts } from '../../facts/pharmacology/effect-facts-mind.ts';
import { type Effect, effects } from '../../facts/pharmacology/effects.ts';
import type { Fact } from '../../facts/pharmacology/fact.ts';
import type { ItemModel } from '../item-model.ts';
import { codedModel } from './coded-model.ts';

const topic = 'Adverse effects, contraindications and interactions';

const effectModel = (id: string, facts: readonly Fact<Effect>[]): ItemModel =>
  codedModel(
    {
      id,
      problem: 'A drug is taken; the unwanted effect to look out for is asked.',
      features: 'Drug class, dose, length of treatment, other drugs and weak organs.',
      slips: 'An effect of another class for the same disease; an effect seen only after years.',
      leads: [
        'Which new finding should be put down to the drug?',
        'Which adverse effect is most likely here?',
        'Which finding would suggest harm from this drug?',
      ],
      topics: { rn: topic, lpn: topic, np: 'harm' },
      level: 'application',
    },
    facts,
    {
      phrases: effects,
      list: 'effects',
      aside: (drug) => `${drug} is not known for this.`,
      confirm: (drug) => `${drug} can have this effect.`,
    },
  );

/** From a drug to the unwanted effect that must be known. */
export const effectModels: readonly ItemModel[] = [
  effectModel('drug-effect-body', bodyEffectFacts),
  effectModel('drug-effect-infect', infectionEffectFacts),
  effectModel('drug-effect-mind', mindEffectFacts),
];
