import { monthsOf, type StudyMonth, withQuiz } from '../../../../domain/analytics/study-month.ts';
import type { QuizResult } from '../../../../domain/attempt/events.ts';
import { percent } from '../../../../domain/kernel/percent.ts';
import { reachedIn } from '../../../../domain/progress/handed-in.ts';
import { day, instantAt, itemNamed, quizResult } from '../../../support/facts.ts';

export type Quiz = {
  readonly on: string;
  /** Of the day, UTC. */
  readonly time?: string;
  readonly topic?: string;
  readonly correct?: number;
  readonly skipped?: number;
  readonly total?: number;
  readonly timeSpent?: number;
};

/** A quiz on one topic; its score is the share of right answers. */
export const quizOn = ({
  on,
  time = '12:00',
  topic = 'Airway',
  correct = 1,
  skipped = 0,
  total = 2,
  timeSpent = 600,
}: Quiz): QuizResult =>
  quizResult({
    day: day(on),
    hour: Number(time.slice(0, 2)),
    at: instantAt(`${on}T${time}:00.000Z`),
    total,
    correct,
    skipped,
    timeSpent,
    incorrect: total - correct - skipped,
    score: percent(correct, total),
    answers: Array.from({ length: total }, (_, index) => ({
      itemId: itemNamed(`q${index}`),
      revision: 1,
      area: 'interventions',
      topic,
      key: ['A'],
      chosenOptions: [],
      chosen: index >= total - skipped ? [] : [index < correct ? 'A' : 'B'],
      correct: index < correct,
      seconds: 5,
      firstSeen: true,
    })),
  });

/** All that is known of each topic after these quizzes. */
export const topicsAfter = (quizzes: readonly Quiz[]) =>
  [...Map.groupBy(quizzes.map(quizOn).flatMap(reachedIn), ({ topic }) => topic)].map(
    ([topic, answers]) => ({
      topic,
      total: answers.length,
      correct: answers.filter(({ correct }) => correct).length,
    }),
  );

/** The rows after these quizzes, as the read model keeps them. */
export const monthsAfter = (results: readonly QuizResult[]): readonly StudyMonth[] => {
  const months = new Map<string, StudyMonth>();
  for (const result of results) {
    for (const month of monthsOf(result))
      months.set(month, withQuiz(months.get(month), result, month));
  }
  return [...months.values()];
};
