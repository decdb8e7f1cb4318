import { blueprintOf } from '../../blueprints/blueprints.ts';
import type { NursingTopics, OtherPlace } from '../../facts/nursing-conditions/nursing-fact.ts';
import type { Placement } from '../item-model.ts';

const physiological = ['reduction-risk-potential', 'physiological-adaptation'];

const placeIn = (
  field: 'RN' | 'LPN',
  exam: string,
  topic: string | false | undefined,
): Placement[] => {
  if (!topic) return [];
  const area = blueprintOf(field, exam)?.areas.find(
    ({ code, topics }) => physiological.includes(code) && topics.includes(topic),
  );
  if (!area) throw new Error(`${exam} has no topic ${topic}`);
  return [{ field, exam, area: area.code, topic }];
};

type Sited = NursingTopics & { readonly others?: readonly OtherPlace[] };

/** The places of a fact: its own topics, or else those of its model. */
export const placesOf = (fact: Sited, usual: NursingTopics): readonly Placement[] => [
  ...placeIn('RN', 'NCLEX-RN', fact.rn ?? usual.rn),
  ...placeIn('LPN', 'NCLEX-PN', fact.lpn ?? usual.lpn),
  ...(fact.others ?? []).map(([field, exam, area, topic]) => ({ field, exam, area, topic })),
];
