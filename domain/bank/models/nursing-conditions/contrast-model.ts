import type {
  Answer,
  NursingFact,
  NursingTopics,
} from '../../facts/nursing-conditions/nursing-fact.ts';
import { normalText } from '../../item/normal-text.ts';
import type { Choice, ItemModel, SingleDraft } from '../item-model.ts';
import { placesOf } from './nursing-places.ts';

type About = Pick<ItemModel, 'id' | 'problem' | 'features' | 'slips'> & {
  /** The usual topics of the facts. */
  readonly topics: NursingTopics;
  readonly source: string;
};

type ContrastSpec = About & {
  readonly ask: string;
  readonly facts: readonly NursingFact[];
};

const choice = ([text, why]: Answer): Choice => ({ text, why });

const factById = (facts: readonly NursingFact[], id: string): NursingFact => {
  const fact = facts.find((candidate) => candidate.id === id);
  if (!fact) throw new Error(`There is no fact ${id}`);
  return fact;
};

/** Own slips first, then the keys of unlike facts, none of them twice. */
const distractorsOf = (fact: NursingFact, facts: readonly NursingFact[]): Choice[] => {
  const mates = fact.unlike
    .map((id) => factById(facts, id))
    .map(({ key, fits }) => ({ text: key[0], why: fits }));
  const seen = new Set([normalText(fact.key[0])]);
  return [...(fact.slips ?? []).map(choice), ...mates].filter(({ text }) => {
    const normal = normalText(text);
    const isNew = !seen.has(normal);
    seen.add(normal);
    return isNew;
  });
};

const singleOf = (fact: NursingFact, spec: ContrastSpec): SingleDraft => ({
  type: 'single',
  name: fact.id,
  facts: [fact.id],
  places: placesOf(fact, spec.topics),
  level: fact.level ?? 'application',
  stem: `${fact.scene} ${fact.ask ?? spec.ask}`,
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
