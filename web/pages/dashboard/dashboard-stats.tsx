import { isPro, type User } from '../../../domain/contracts/account.ts';
import type { Progress } from '../../../domain/contracts/progress.ts';
import { Cells } from '../../ui/cells.tsx';
import { dailyFlashcards } from './todays-progress.tsx';

export const dashboardStatLabels = ['Total Quizzes', 'Average Score', 'Flashcards', 'Subscription'];

const planNotes = { free: 'Practice is unlimited', monthly: 'Monthly', annual: 'Annual' } as const;

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
  const exams = `${examsTaken} full-length ${examsTaken === 1 ? 'exam' : 'exams'}`;
  return (
    <Cells
      items={[
        { label: 'Total Quizzes', value: quizzesTaken, note: exams },
        { label: 'Average Score', value: `${averageScore}%`, note: 'Over all quizzes' },
        {
          label: 'Flashcards',
          value: flashcardsReviewed,
          note: pro ? 'Reviewed' : `${flashcardsMade} of ${dailyFlashcards} made today`,
        },
        { label: 'Subscription', value: pro ? 'Pro' : 'Free', note: planNotes[tier] },
      ]}
    />
  );
};
