import { mostCustomTopics } from '../../../domain/contracts/custom-quiz.ts';
import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';

/** To the quiz page with the topics in which a point was lost, the most missed first; undefined when none was. */
export const missedTopicsLink = ({
  questions,
  answers,
}: Pick<SubmittedAttempt, 'questions' | 'answers'>): string | undefined => {
  const topicOf = new Map(questions.map(({ id, topic }) => [id, topic]));
  const missed = new Map<string, number>();
  for (const { questionId, correct } of answers) {
    const topic = topicOf.get(questionId);
    if (topic && !correct) missed.set(topic, (missed.get(topic) ?? 0) + 1);
  }
  if (missed.size === 0) return undefined;
  const mostMissedFirst = [...missed].sort(([, a], [, b]) => b - a).slice(0, mostCustomTopics);
  return `/quiz?${new URLSearchParams(mostMissedFirst.map(([topic]) => ['topic', topic]))}`;
};
