import type { QuizAnalytics } from '../../../domain/contracts/analytics.ts';
import { Cells } from '../../ui/cells.tsx';
import { counted, quizzesNote, trendNote } from './analytics-sentences.ts';

export const kpiLabels = ['Overall Accuracy', 'Average Score', 'Quizzes Taken', 'Study Streak'];

/** The four figures of a period. */
export const KpiCells = ({ performance }: Pick<QuizAnalytics, 'performance'>) => {
  const { overallAccuracy, improvementTrend, averageScore, quizzesTaken, streakDays } = performance;
  const streak = (
    <>
      {streakDays}
      <small> {streakDays === 1 ? 'day' : 'days'}</small>
    </>
  );
  return (
    <Cells
      items={[
        {
          ...{ label: 'Overall Accuracy', value: `${overallAccuracy}%` },
          note: trendNote(improvementTrend),
        },
        {
          ...{ label: 'Average Score', value: `${averageScore}%` },
          note: counted(quizzesTaken, 'quiz', 'quizzes'),
        },
        {
          ...{ label: 'Quizzes Taken', value: quizzesTaken },
          note: quizzesNote(quizzesTaken, performance.quizzesBefore),
        },
        { label: 'Study Streak', value: streak, note: `Best is ${performance.bestStreak}` },
      ]}
    />
  );
};
