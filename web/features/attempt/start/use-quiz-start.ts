import type { User } from '../../../../domain/contracts/account.ts';
import { planHolds } from '../../../../domain/contracts/entitlements.ts';
import type { ExamDefinition } from '../../../../domain/contracts/exams.ts';
import { showToast } from '../../../toast/toast-store.ts';
import type { ExamForm } from '../queries/issue-paper.ts';
import { type StartPaper, useStartPaper } from '../runner/session/use-start-paper.ts';

export type QuizStarts = Omit<StartPaper, 'start'> & {
  readonly startPractice: () => void;
  readonly startExam: (exam: ExamDefinition | undefined, form: ExamForm) => void;
};

const refuseFreeUser = (): void =>
  showToast({
    title: 'Upgrade Required',
    description: 'Full-length exams are available for Pro subscribers only.',
    tone: 'destructive',
  });

/** Start buttons: without a field they ask for one, and a full exam is for Pro. */
export const useQuizStart = (user: User, askForField: () => void): QuizStarts => {
  const { start, ...paper } = useStartPaper();
  const field = user.healthcareField;
  return {
    ...paper,
    startPractice: () => (field ? start({ field }) : askForField()),
    startExam: (exam, form) => {
      if (!field) return askForField();
      if (!(planHolds(user.subscriptionTier, 'fullLengthExams') || user.isAdmin))
        return refuseFreeUser();
      if (exam) start({ field, exam, form });
    },
  };
};
