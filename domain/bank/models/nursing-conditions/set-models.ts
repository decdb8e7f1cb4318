import { disturbanceSets } from '../../facts/nursing-conditions/disturbance-sets.ts';
import { illnessSets } from '../../facts/nursing-conditions/illness-sets.ts';
import { riskSets } from '../../facts/nursing-conditions/risk-sets.ts';
import type { ItemModel } from '../item-model.ts';
import { setModel } from './contrast-model.ts';

const source = 'Standard medical-surgical nursing texts';

const half = <Fact>(facts: readonly Fact[], rest: 0 | 1): readonly Fact[] =>
  facts.filter((_, index) => index % 2 === rest);

const illness = {
  problem: 'Everything that belongs to an illness or its care is to be chosen.',
  features: 'Early or late, which side, which organ, what helps and what harms.',
  slips: 'A finding of another illness; a measure that sounds kind but harms.',
  topics: { rn: 'Alterations in body systems', lpn: 'Alterations in body systems' },
  source,
} as const;

const risk = {
  problem: 'Everything that belongs to safe care around a test or operation is to be chosen.',
  features: 'What prevents harm, what warns of it, what is expected.',
  slips: 'Outdated or harmful steps; expected findings; checks of another procedure.',
  topics: { rn: 'Therapeutic procedures', lpn: 'Therapeutic procedures' },
  source,
} as const;

/** Models whose items have several right answers. */
export const nursingSetModels: readonly ItemModel[] = [
  setModel({
    id: 'disturbance-set',
    problem: 'All findings of a fluid, electrolyte or acid-base disturbance are to be chosen.',
    features: 'Nerve and muscle, heart, veins, urine, breathing.',
    slips: 'Findings of the opposite disturbance.',
    topics: { rn: 'Fluid and electrolyte imbalances', lpn: 'Fluid and electrolyte imbalances' },
    source,
    facts: disturbanceSets,
  }),
  setModel({ ...illness, id: 'illness-set', facts: half(illnessSets, 0) }),
  setModel({ ...illness, id: 'emergency-set', facts: half(illnessSets, 1) }),
  setModel({ ...risk, id: 'procedure-set', facts: half(riskSets, 0) }),
  setModel({ ...risk, id: 'safety-set', facts: half(riskSets, 1) }),
];
