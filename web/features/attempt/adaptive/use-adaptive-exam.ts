import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenAttempt, Question } from '../../../../domain/contracts/quiz.ts';
import { attemptQuery } from '../queries/attempt-query.ts';
import { submitAttempt } from '../queries/submit-attempt.ts';
import {
  afterChoosing,
  canChoose,
  labelsOf,
  userAnswerOf,
} from '../runner/session/chosen-labels.ts';
import { forgetIndex } from '../runner/session/remembered-index.ts';
import { useTimeUp } from '../runner/session/use-time-up.ts';
import { forgetKept } from './kept-answer.ts';
import { useSeconds } from './use-seconds.ts';
import { type SentAnswer, useSentAnswer } from './use-sent-answer.ts';

type Work = {
  readonly questionId: string;
  readonly chosen: readonly string[];
  readonly struck: readonly string[];
};

const toggled = (labels: readonly string[], label: string): readonly string[] =>
  labels.includes(label) ? labels.filter((other) => other !== label) : [...labels, label];

const choosing = (work: Work, question: Question, label: string): Work => ({
  ...work,
  chosen: afterChoosing(question, work.chosen, label),
  // Choosing an option that was struck out takes it back.
  struck: work.struck.filter((other) => other !== label),
});

/** What is chosen and struck out on the question in view; the next one begins with nothing. */
const useWork = (question: Question) => {
  const fresh: Work = { questionId: question.id, chosen: [], struck: [] };
  const [kept, setWork] = useState(fresh);
  const work = kept.questionId === question.id ? kept : fresh;
  const has = (label: string) => question.options.some((option) => option.label === label);
  return {
    work,
    choose: (label: string) =>
      canChoose(question, label) && setWork(choosing(work, question, label)),
    strike: (label: string) =>
      has(label) &&
      !work.chosen.includes(label) &&
      setWork({ ...work, struck: toggled(work.struck, label) }),
  };
};

/** Ends the exam once its time is up: the server decides by what it has. */
const useEnd = ({ id, healthcareField }: OpenAttempt) => {
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => submitAttempt({ attemptId: id, healthcareField, answers: [] }),
    onSuccess: (result) => {
      forgetKept(id);
      forgetIndex(id);
      client.setQueryData(attemptQuery(id).queryKey, result);
      for (const key of ['quiz-history', 'progress', 'attempts', 'quiz-overview']) {
        void client.invalidateQueries({ queryKey: [key] });
      }
    },
  });
  return useTimeUp({ submit: () => mutate(), isSubmitting: isPending, hasFailed: isError });
};

export type AdaptiveExam = Pick<SentAnswer, 'isSending' | 'again'> & {
  readonly chosen: readonly string[];
  readonly struck: readonly string[];
  /** Given, and not yet taken: nothing about it can be changed. */
  readonly isGiven: boolean;
  readonly isOver: boolean;
  readonly isLate: boolean;
  readonly choose: (label: string) => void;
  readonly strike: (label: string) => void;
  /** Gives the chosen answer for good; without one nothing happens. */
  readonly next: () => void;
  readonly end: () => void;
};

/** One sitting at an adaptive exam. */
export const useAdaptiveExam = (attempt: OpenAttempt, question: Question): AdaptiveExam => {
  const { work, choose, strike } = useWork(question);
  const { given, isSending, send, again } = useSentAnswer(attempt);
  const seconds = useSeconds(question.id);
  const { isOver, isLate, end } = useEnd(attempt);
  const isGiven = given !== undefined;
  const unlessGiven = (act: (label: string) => void) => (label: string) => {
    if (!isGiven) act(label);
  };
  return {
    isGiven,
    isSending,
    again,
    isOver,
    isLate,
    end,
    chosen: given ? labelsOf(given.userAnswer) : work.chosen,
    struck: work.struck,
    choose: unlessGiven(choose),
    strike: unlessGiven(strike),
    next: () => {
      if (isGiven || work.chosen.length === 0) return;
      const userAnswer = userAnswerOf(work.chosen, question.response);
      send({ questionId: question.id, userAnswer, seconds: seconds() });
    },
  };
};
