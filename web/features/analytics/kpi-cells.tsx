import type { QuizAnalytics } from '../../../domain/contracts/analytics.ts';
import { counted } from '../../format/counts.ts';
import { scoreWords } from '../../format/score-words.ts';
import { Cells } from '../../ui/cells.tsx';
import { Counted } from '../evidence/counted.tsx';
import { quizzesNote, trendNote } from './analytics-sentences.ts';

export const kpiLabels = ['Overall Accuracy', 'Average Score', 'Quizzes Taken', 'Study Streak'];

type Figures = Pick<QuizAnalytics, 'period' | 'performance'>;

const countedFigures = ({ period, performance }: Figures) => ({
  accuracy: (
    <Counted figure={`accuracy:${period}`} label="Overall accuracy">
      {scoreWords(performance.scores === 0 ? null : performance.overallAccuracy)}
    </Counted>
  ),
  average: (
    <Counted figure={`average:${period}`} label="Average score">
      {scoreWords(performance.scores === 0 ? null : performance.averageScore)}
    </Counted>
  ),
  quizzes: (
    <Counted figure={`quizzes:${period}`} label="Quizzes taken">
      {performance.quizzesTaken}
    </Counted>
  ),
  streak: (
    <>
      <Counted figure="daily-streak" label="Study streak">
        {performance.streakDays}
      </Counted>
      <small> {performance.streakDays === 1 ? 'day' : 'days'}</small>
    </>
  ),
  best: (
    <>
      Best:{' '}
      <Counted figure="best-streak" label="Best streak">
        {performance.bestStreak}
      </Counted>
    </>
  ),
});

/** The four figures of a period, each with the events behind it. */
export const KpiCells = (figures: Figures) => {
  const { scores, quizzesTaken, quizzesBefore } = figures.performance;
  const { accuracy, average, quizzes, streak, best } = countedFigures(figures);
  return (
    <Cells
      items={[
        { label: 'Overall Accuracy', value: accuracy, note: trendNote(figures.performance) },
        { label: 'Average Score', value: average, note: counted(scores, 'quiz', 'quizzes') },
        { label: 'Quizzes Taken', value: quizzes, note: quizzesNote(quizzesTaken, quizzesBefore) },
        { label: 'Study Streak', value: streak, note: best },
      ]}
    />
  );
};
