import { isPro, type User } from '../../../domain/contracts/account.ts';
import type { Progress } from '../../../domain/contracts/progress.ts';
import { counted, grouped } from '../../format/counts.ts';
import { averageNote, averageWords, scoreWords } from '../../format/score-words.ts';
import { Cells } from '../../ui/cells.tsx';
import { Counted } from '../evidence/counted.tsx';
import { dailyFlashcards } from './todays-progress.tsx';

export const dashboardStatLabels = ['Total Quizzes', 'Average Score', 'Flashcards', 'Subscription'];

const planNotes = { free: 'Unlimited practice', monthly: 'Monthly', annual: 'Annual' } as const;

type DashboardStatsProps = {
  readonly user: User;
  readonly progress: Progress;
  readonly flashcardsMade: number;
};

/** The four figures of the dashboard. */
export const DashboardStats = ({ user, progress, flashcardsMade }: DashboardStatsProps) => {
  const { examsTaken, quizzesTaken, averageScore, flashcardsReviewed } = progress;
  const tier = user.subscriptionTier;
  const pro = isPro(tier);
  const taken = (
    <Counted figure="quizzes-taken" label="Total quizzes">
      {grouped(quizzesTaken)}
    </Counted>
  );
  const exams = (
    <Counted figure="exams-taken" label="Exams taken">
      {counted(examsTaken, 'full-length exam')}
    </Counted>
  );
  const average = (
    <Counted figure="average-score" label="Average score">
      {quizzesTaken === 0 ? scoreWords(0) : averageWords(averageScore, progress)}
    </Counted>
  );
  return (
    <Cells
      items={[
        { label: 'Total Quizzes', value: taken, note: exams },
        {
          label: 'Average Score',
          value: average,
          note: averageNote('Across all quizzes', progress),
        },
        {
          label: 'Flashcards',
          value: grouped(flashcardsReviewed),
          note: pro ? 'Reviewed' : `${flashcardsMade} of ${dailyFlashcards} made today`,
        },
        { label: 'Subscription', value: pro ? 'Pro' : 'Free', note: planNotes[tier] },
      ]}
    />
  );
};
