import type { Progress } from '../../../domain/contracts/progress.ts';
import { counted, grouped } from '../../format/counts.ts';
import { averageNote, averageWords } from '../../format/score-words.ts';
import { Cells } from '../../ui/cells.tsx';
import { Counted } from '../evidence/counted.tsx';

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
      <Counted figure="daily-streak" label="Current streak">
        {grouped(dailyStreak)}
      </Counted>
      <small> {dailyStreak === 1 ? 'day' : 'days'}</small>
    </>
  );
  const best = (
    <>
      Best:{' '}
      <Counted figure="best-streak" label="Best streak">
        {grouped(highestStreak)}
      </Counted>
    </>
  );
  const average = (
    <Counted figure="recent-average" label="Average score">
      {averageWords(recentAverage, progress)}
    </Counted>
  );
  const taken = (
    <Counted figure="quizzes-taken" label="Quizzes taken">
      {grouped(quizzesTaken)}
    </Counted>
  );
  const exams = (
    <Counted figure="exams-taken" label="Exams taken">
      {counted(examsTaken, 'full-length exam')}
    </Counted>
  );
  return (
    <Cells
      items={[
        { label: 'Current Streak', value: streak, note: best },
        { label: 'Average Score', value: average, note: averageNote('Last 10 quizzes', progress) },
        { label: 'Quizzes Taken', value: taken, note: exams },
        {
          label: 'Flashcards reviewed',
          value: grouped(progress.flashcardsReviewed),
          note: 'Total',
        },
      ]}
    />
  );
};
