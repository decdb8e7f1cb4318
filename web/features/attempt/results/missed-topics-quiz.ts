import { type CustomQuizBody, mostCustomTopics } from '../../../../domain/contracts/custom-quiz.ts';
import { practiceQuestionCount } from '../../../../domain/contracts/exams.ts';
import type { SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';

/** A practice quiz of the topics in which a point was lost, the most missed first; undefined when none was. */
export const missedTopicsQuiz = ({
  healthcareField,
  questions,
  answers,
}: Pick<SubmittedAttempt, 'healthcareField' | 'questions' | 'answers'>):
  | CustomQuizBody
  | undefined => {
  const topicOf = new Map(questions.map(({ id, topic }) => [id, topic]));
  const missed = new Map<string, number>();
  for (const { questionId, correct } of answers) {
    const topic = topicOf.get(questionId);
    if (topic && !correct) missed.set(topic, (missed.get(topic) ?? 0) + 1);
  }
  if (missed.size === 0) return undefined;
  const mostMissedFirst = [...missed].sort(([, a], [, b]) => b - a).slice(0, mostCustomTopics);
  return {
    healthcareField,
    topics: mostMissedFirst.map(([topic]) => topic),
    status: 'all',
    count: practiceQuestionCount,
    minutes: null,
    mode: 'practice',
  };
};
