import { isPro, type User } from '../../../domain/contracts/account.ts';
import type { Progress } from '../../../domain/contracts/progress.ts';
import { counted, grouped } from '../../format/counts.ts';
import { averageNote, averageWords, scoreWords } from '../../format/score-words.ts';
import { useFreeFlashcards } from '../../session/use-free-flashcards.ts';
import { Cells } from '../../ui/cells.tsx';
import { Counted } from '../evidence/counted.tsx';

export const dashboardStatLabels = ['Total Quizzes', 'Average Score', 'Flashcards', 'Subscription'];

const planNotes = { free: 'Unlimited practice', monthly: 'Monthly', annual: 'Annual' } as const;

type DashboardStatsProps = {
  readonly user: User;
  readonly progress: Progress;
  /** Today; undefined while it is not told. */
  readonly flashcardsMade: number | undefined;
};

const flashcardNote = (free: number | null, made: number | undefined): string =>
  free === null || made === undefined ? 'Reviewed' : `${made} of ${free} made today`;

/** The four figures of the dashboard. */
export const DashboardStats = ({ user, progress, flashcardsMade }: DashboardStatsProps) => {
  const { examsTaken, quizzesTaken, averageScore, flashcardsReviewed } = progress;
  const tier = user.subscriptionTier;
  const pro = isPro(tier);
  const free = useFreeFlashcards();
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
          note: flashcardNote(pro ? null : free, flashcardsMade),
        },
        { label: 'Subscription', value: pro ? 'Pro' : 'Free', note: planNotes[tier] },
      ]}
    />
  );
};
