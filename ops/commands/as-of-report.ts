import { fieldLabel } from '../../domain/contracts/fields.ts';
import { percent, roundedMean } from '../../domain/kernel/percent.ts';
import { streakOn } from '../../domain/progress/streak.ts';
import type { AsOf } from '../../projectors/time-travel/as-of.ts';

const lastQuizzes = 10;

const minutes = (seconds: number): string => `${Math.round(seconds / 60)} min`;

const share = (correct: number, total: number): string => `${percent(correct, total)} %`;

const rowsOf = ({ day, account, progress }: AsOf): readonly (readonly [string, string])[] => {
  const scores = progress?.lastScores ?? [];
  const sum = scores.reduce((total, { score }) => total + score, 0);
  return [
    ['field', account?.field ? fieldLabel(account.field) : 'none'],
    ['current streak', `${streakOn(progress?.streak, day)} days`],
    ['best streak', `${progress?.streak?.best ?? 0} days`],
    ['quizzes', `${progress?.quizzesTaken ?? 0}`],
    ['of them exams', `${progress?.examsTaken ?? 0}`],
    [
      'average, last ten',
      scores.length === 0 ? 'none yet' : `${roundedMean(sum, scores.length)} %`,
    ],
    ['study time', minutes(progress?.studyTime ?? 0)],
    ['questions answered', `${progress?.questionsAnswered ?? 0}`],
  ];
};

/** The learner's progress on that day as a table for a person to read. */
export const asOfReport = (learner: string, seen: AsOf): readonly string[] => {
  const topics = (seen.mastery?.topics ?? []).toSorted((a, b) => b.total - a.total);
  return [
    `${learner} at the end of ${seen.day} (${seen.timeZone}), from ${seen.events} events`,
    '',
    ...rowsOf(seen).map(([name, value]) => `  ${name.padEnd(22)}${value}`),
    ...(topics.length > 0 ? ['', 'Topics'] : []),
    ...topics.map(
      ({ topic, correct, total }) =>
        `  ${`${correct}/${total}`.padStart(7)}${share(correct, total).padStart(7)}  ${topic}`,
    ),
    ...(seen.quizzes.length > 0 ? ['', 'Last quizzes'] : []),
    ...seen.quizzes
      .slice(0, lastQuizzes)
      .map(
        ({ item }) =>
          `  ${item.createdAt}  ${item.healthcareField.padEnd(7)}${String(item.score).padStart(4)} %  ${item.correct}/${item.totalQuestions}  ${minutes(item.timeSpent)}`,
      ),
  ];
};
