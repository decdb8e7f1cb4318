import type { Progress } from '../../../domain/contracts/progress.ts';
import { Cells } from '../../ui/cells.tsx';

export const progressStatLabels = [
  'Current Streak',
  'Average Score',
  'Quizzes Taken',
  'Flashcards reviewed',
];

/** The four figures of the progress page. */
export const ProgressStats = ({ progress }: { readonly progress: Progress }) => {
  const { dailyStreak, highestStreak, recentAverage, quizzesTaken, examsTaken } = progress;
  const streak = (
    <>
      {dailyStreak}
      <small> {dailyStreak === 1 ? 'day' : 'days'}</small>
    </>
  );
  const exams = `${examsTaken} full-length ${examsTaken === 1 ? 'exam' : 'exams'}`;
  return (
    <Cells
      items={[
        { label: 'Current Streak', value: streak, note: `Best is ${highestStreak}` },
        { label: 'Average Score', value: `${recentAverage}%`, note: 'Last 10 quizzes' },
        { label: 'Quizzes Taken', value: quizzesTaken, note: exams },
        { label: 'Flashcards reviewed', value: progress.flashcardsReviewed, note: 'In all' },
      ]}
    />
  );
};
