import { conditionTopics } from './condition-topics.ts';
import { type DrugProfile, drugProfiles, drugTopics } from './drug-topics.ts';
import { laboratoryTopics } from './laboratory-topics.ts';
import { patternTopics } from './pattern-topics.ts';
import type { StudyTopic } from './study-topic.ts';

/** Everything that the built-in knowledge base can make study aids from. */
export type StudyKnowledge = {
  readonly topics: ReadonlyMap<string, StudyTopic>;
  readonly drugs: ReadonlyMap<string, DrugProfile>;
};

/** Folded from the facts of the question bank; the same every time. */
export const studyKnowledge = (): StudyKnowledge => {
  const topics = [...conditionTopics(), ...drugTopics(), ...laboratoryTopics(), ...patternTopics()];
  return {
    topics: new Map(topics.map((topic) => [topic.id, topic])),
    drugs: drugProfiles(),
  };
};
