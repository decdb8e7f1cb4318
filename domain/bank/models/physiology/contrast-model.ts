import type { Answer, ContrastFact } from '../../facts/physiology/contrast-fact.ts';
import type { Choice, ItemModel, SingleDraft } from '../item-model.ts';
import { placesAt } from './step-places.ts';

type ContrastSpec = Pick<ItemModel, 'id' | 'problem' | 'features' | 'slips'> & {
  readonly source: string;
  readonly ask: string;
  readonly facts: readonly ContrastFact[];
};

const choice = ([text, why]: Answer): Choice => ({ text, why });

const factById = (facts: readonly ContrastFact[], id: string): ContrastFact => {
  const fact = facts.find((candidate) => candidate.id === id);
  if (!fact) throw new Error(`There is no fact ${id}`);
  return fact;
};

/** The keys of unlike facts. */
const distractorsOf = (fact: ContrastFact, facts: readonly ContrastFact[]): Choice[] =>
  fact.unlike
    .map((id) => factById(facts, id))
    .map(({ key, fits }) => ({ text: key[0], why: fits }));

const singleOf = (fact: ContrastFact, spec: ContrastSpec): SingleDraft => ({
  type: 'single',
  name: fact.id,
  facts: [fact.id],
  places: placesAt(fact.places),
  level: fact.level ?? 'application',
  stem: `${fact.scene} ${spec.ask}`,
  key: choice(fact.key),
  distractors: distractorsOf(fact, spec.facts),
  explanation: fact.takeaway,
  source: spec.source,
});

/** One situation per fact; the answers of unlike situations are its wrong answers. */
export const contrastModel = (spec: ContrastSpec): ItemModel => ({
  id: spec.id,
  version: 1,
  problem: spec.problem,
  features: spec.features,
  slips: spec.slips,
  drafts: () => spec.facts.map((fact) => singleOf(fact, spec)),
});
