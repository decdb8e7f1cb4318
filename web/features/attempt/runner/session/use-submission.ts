import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OpenAttempt, SubmittedAttempt } from '../../../../../domain/contracts/quiz.ts';
import { isGone } from '../../../../http/is-gone.ts';
import { waitsForExam } from '../../../../http/waits-for-exam.ts';
import { showToast, type Toast } from '../../../../toast/toast-store.ts';
import { attemptQuery } from '../../queries/attempt-query.ts';
import { submitAttempt } from '../../queries/submit-attempt.ts';
import { unsavedAnswers } from './paper-calls.ts';
import { forgetIndex } from './remembered-index.ts';
import { tabChannel } from './tab-channel.ts';
import type { Runner } from './use-runner.ts';

type SubmissionInput = Pick<Runner, 'session' | 'queue' | 'tellActivity'> & {
  readonly attempt: OpenAttempt;
};

type HandIn = {
  /** By itself at zero: the page tells of failures and tries again. */
  readonly isTimeUp: boolean;
};

/** What a handed-in paper moves: the live feed says so too, but perhaps later. */
const moved = ['quiz-history', 'progress', 'attempts', 'quiz-overview'];

const toastOf = (error: unknown): Omit<Toast, 'id' | 'open'> => {
  const waiting = waitsForExam(error);
  return waiting === undefined
    ? {
        title: 'Error',
        description: 'Failed to submit quiz. Please try again.',
        tone: 'destructive',
      }
    : { title: 'This quiz is on hold', description: waiting, tone: 'default' };
};

/** Hands the paper in; its query then holds the result, and the page shows that instead. */
export const useSubmission = ({ attempt, session, queue, tellActivity }: SubmissionInput) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (_how: HandIn): Promise<SubmittedAttempt> => {
      session.pause();
      tellActivity();
      // What could not be saved now goes along with the submission itself.
      await queue.flush();
      const { id, healthcareField, isFullLength, questions } = attempt;
      return submitAttempt({
        attemptId: id,
        healthcareField,
        isFullLength,
        totalQuestions: questions.length,
        ...session.submission(unsavedAnswers(queue)),
      });
    },
    onSuccess: (result) => {
      // Nothing may be sent to a paper that was handed in.
      queue.clear();
      forgetIndex(attempt.id);
      tabChannel(attempt.id).tellOthers();
      client.setQueryData(attemptQuery(attempt.id).queryKey, result);
      for (const key of moved) void client.invalidateQueries({ queryKey: [key] });
    },
    onError: (error, { isTimeUp }) => {
      // Given up elsewhere: the page then says so, for trying again would change nothing.
      if (isGone(error))
        void client.invalidateQueries({ queryKey: attemptQuery(attempt.id).queryKey });
      // Nothing can be answered any more, and the page itself says what is going on.
      if (isTimeUp) return;
      session.resume();
      showToast(toastOf(error));
    },
  });
};
