import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type {
  AttemptAnswer,
  AttemptView,
  Question,
  RevealedAnswer,
  SubmittedAttempt,
} from '../../../../domain/contracts/quiz.ts';
import { serverText } from '../../../http/http-error.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { answerDetailsQuery } from '../../attempt/queries/answer-details-query.ts';
import { attemptQuery } from '../../attempt/queries/attempt-query.ts';
import { checkAnswer } from '../../attempt/queries/check-answer.ts';
import { submitAttempt } from '../../attempt/queries/submit-attempt.ts';
import { afterChoosing, userAnswerOf } from '../../attempt/runner/session/chosen-labels.ts';

/** Handed in with what was checked; the server knows the answers. */
const handIn = ({ id, healthcareField }: AttemptView) =>
  submitAttempt({ attemptId: id, healthcareField, answers: [] });

/** The checked answer of a paper that was handed in before. */
const useDetails = (attempt: AttemptView): RevealedAnswer | undefined => {
  const submitted = attempt.status === 'submitted' ? attempt : undefined;
  const details = useQuery({
    ...answerDetailsQuery((submitted ?? attempt) as SubmittedAttempt),
    enabled: submitted !== undefined,
  });
  const [detail] = details.data ?? [];
  const [given] = submitted?.answers ?? [];
  return detail && given ? { ...detail, ...given } : undefined;
};

const failed = (error: unknown): void =>
  showToast({
    title: 'Not checked',
    description: serverText(error) ?? 'The connection broke. Try again.',
    tone: 'destructive',
  });

/** The one question of a paper: chosen, checked and handed in where it stands. */
export const usePractice = (attempt: AttemptView, question: Question) => {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [struck, setStruck] = useState<readonly string[]>([]);
  const since = useRef(performance.now());
  const handedIn = useDetails(attempt);
  const isOpen = attempt.status === 'open';
  const [checked] = isOpen ? attempt.revealed : [];

  const counted = (): void => {
    for (const key of ['progress', 'quiz-history', 'attempts', 'quiz-overview']) {
      void queries.invalidateQueries({ queryKey: [key] });
    }
  };
  const handing = useMutation({ mutationFn: handIn, onSuccess: counted });
  const checking = useMutation({
    mutationFn: async () => {
      const seconds = (performance.now() - since.current) / 1000;
      const userAnswer = userAnswerOf(chosen, question.response);
      const body = { userAnswer, seconds };
      return checkAnswer({ attemptId: attempt.id, questionId: question.id, body });
    },
    onSuccess: (revealed) =>
      queries.setQueryData<AttemptAnswer>(attemptQuery(attempt.id).queryKey, (before) =>
        before?.status === 'open' ? { ...before, revealed: [revealed] } : before,
      ),
    onError: failed,
  });
  // Checked here, or before the page was left in between: it counts.
  const isToHandIn = isOpen && checked !== undefined && handing.isIdle;
  const { mutate } = handing;
  useEffect(() => {
    if (isToHandIn) mutate(attempt);
  }, [isToHandIn, mutate, attempt]);

  return {
    answer: checked ?? handedIn,
    isDone: !isOpen || checked !== undefined,
    isCounted: !isOpen || handing.isSuccess,
    isChecking: checking.isPending,
    chosen,
    struck,
    choose: (label: string): void => setChosen((before) => afterChoosing(question, before, label)),
    strike: (label: string): void =>
      setStruck((before) =>
        before.includes(label) ? before.filter((one) => one !== label) : [...before, label],
      ),
    check: (): void => checking.mutate(),
  };
};
