import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import type { Question } from '../../../../domain/contracts/quiz.ts';
import type { RecallGrade } from '../../../../domain/contracts/review.ts';
import { HttpError } from '../../../http/http-error.ts';
import { waitsForExam } from '../../../http/waits-for-exam.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { answerReview, type ReviewAnswer, rateReview } from '../queries/answer-review.ts';
import { newSitting, sittingAfter } from './sitting.ts';

const longestSeconds = 86_400;

/** Seconds since this question came. */
const useSecondsSince = (step: number): (() => number) => {
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step starts the time anew.
  useEffect(() => {
    since.current = performance.now();
  }, [step]);
  return () => Math.min(longestSeconds, Math.round((performance.now() - since.current) / 100) / 10);
};

/** One wish for each answer to each question asked: sent again it says the same under the same name. */
const useWishes = () => {
  const wishes = useRef(new Map<string, Pick<ReviewAnswer, 'wish' | 'body'>>());
  return (step: number, body: ReviewAnswer['body']) => {
    const about = `${step} ${body.userAnswer}`;
    const wish = wishes.current.get(about) ?? { wish: crypto.randomUUID(), body };
    wishes.current.set(about, wish);
    return wish;
  };
};

const isGone = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.code === 'AlreadyReviewed' || error.code === 'ReviewNotFound');

/** A sitting of review over these questions, one at a time. */
export const useSitting = (questions: readonly Question[]) => {
  const [sitting, send] = useReducer(sittingAfter, questions, newSitting);
  const secondsSoFar = useSecondsSince(sitting.step);
  const wishOf = useWishes();
  const answer = useMutation({ mutationFn: answerReview });
  const rating = useMutation({
    mutationFn: rateReview,
    onError: (error) => reportFailure('Rating not saved', error),
  });
  const current = sitting.queue[0];

  const submit = (chosen: readonly string[]): void => {
    if (!current || sitting.answered || answer.isPending) return;
    const { wish, body } = wishOf(sitting.step, {
      userAnswer: chosen.join(','),
      seconds: secondsSoFar(),
    });
    const { seconds } = body;
    answer.mutate(
      { questionId: current.id, body, wish },
      {
        onSuccess: (result) => send({ type: 'answered', result, seconds, chosen }),
        onError: (error) => {
          const waits = waitsForExam(error) !== undefined;
          if (isGone(error) || waits) send({ type: 'drop' });
          if (waits) reportFailure('This card will come back later', error);
          else if (!isGone(error)) reportFailure('Answer not saved', error);
        },
      },
    );
  };

  /** A right answer counts as good until it is said otherwise. */
  const rate = (grade: RecallGrade): void => {
    if (!current || !sitting.answered?.correct) return;
    const { day } = sitting.answered;
    if (grade !== 'good') rating.mutate({ questionId: current.id, body: { day, rating: grade } });
    send({ type: 'next' });
  };

  return { sitting, current, send, submit, rate, isPending: answer.isPending };
};
export type SittingControls = ReturnType<typeof useSitting>;
