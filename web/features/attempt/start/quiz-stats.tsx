import type { Progress } from '../../../../domain/contracts/progress.ts';
import type { QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import { percent } from '../../../../domain/kernel/percent.ts';
import { grouped } from '../../../format/counts.ts';
import { averageNote, averageWords } from '../../../format/score-words.ts';
import { Cells } from '../../../ui/cells.tsx';
import { Counted } from '../../evidence/counted.tsx';

export const quizStatLabels = [
  'Questions in your field',
  'New to you',
  'Your pace',
  'Average Score',
];

type QuizStatsProps = { readonly overview: QuizOverview; readonly progress: Progress };

const areasNote = (count: number): string => `In ${count} ${count === 1 ? 'area' : 'areas'}`;

const pace = ({ quizTime, questionsAnswered }: Progress) =>
  questionsAnswered === 0
    ? { value: '–', note: 'After your first quiz' }
    : {
        value: (
          <>
            <Counted figure="pace" label="Your pace, in seconds">
              {Math.round(quizTime / questionsAnswered)}
            </Counted>
            <small> s</small>
          </>
        ),
        note: 'Per question answered',
      };

/** Counted figures of the field's bank and of the learner in it. */
export const QuizStats = ({ overview, progress }: QuizStatsProps) => {
  const { questions, unseen, areas } = overview;
  const share = percent(unseen, questions);
  return (
    <Cells
      items={[
        {
          label: 'Questions in your field',
          value: grouped(questions),
          note: areasNote(areas.length),
        },
        { label: 'New to you', value: grouped(unseen), note: `${share}% of all` },
        { label: 'Your pace', ...pace(progress) },
        {
          label: 'Average Score',
          value: (
            <Counted figure="recent-average" label="Average score">
              {averageWords(progress.recentAverage, progress)}
            </Counted>
          ),
          note: averageNote('Last 10 quizzes', progress),
        },
      ]}
    />
  );
};
