import {
  type StudyKnowledge,
  studyKnowledge,
} from '../../../domain/study-aid/topics/all-topics.ts';
import { type TopicIndex, topicIndex } from './topic-index.ts';

/** The knowledge base with its index. */
export type KnowledgeDesk = { readonly knowledge: StudyKnowledge; readonly index: TopicIndex };

let opened: KnowledgeDesk | undefined;

/** Folded once in a process, for all who answer from it. */
export const knowledgeDesk = (): KnowledgeDesk => {
  if (!opened) {
    const knowledge = studyKnowledge();
    opened = { knowledge, index: topicIndex(knowledge.topics.values()) };
  }
  return opened;
};
