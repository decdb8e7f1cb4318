import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type {
  AdaptiveAnswerBody,
  AdaptiveStep,
} from '../../../../domain/contracts/adaptive-answers.ts';
import type { AttemptAnswer, OpenAttempt } from '../../../../domain/contracts/quiz.ts';
import { serverText } from '../../../http/http-error.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { prepareToasts } from '../../../toast/toasts.tsx';
import { attemptQuery } from '../queries/attempt-query.ts';
import { type KeptAnswer, sendAdaptiveAnswer } from '../queries/send-adaptive-answer.ts';
import { isFinalRefusal } from '../runner/session/refusal-of.ts';
import { forgetIndex } from '../runner/session/remembered-index.ts';
import { forgetKept, keep, readKept } from './kept-answer.ts';

type OpenNext = Extract<AdaptiveStep, { ended: false }>;

/** The paper with the answer on it and the question that follows. */
const grown = (
  paper: AttemptAnswer | undefined,
  { questionId, ...answer }: AdaptiveAnswerBody,
  { next }: OpenNext,
): AttemptAnswer | undefined => {
  if (paper?.status !== 'open' || paper.questions.some(({ id }) => id === next.id)) return paper;
  const { answers, questions } = paper;
  return {
    ...paper,
    answers: [...answers, { questionId, ...answer }],
    questions: [...questions, next],
  };
};

const refused = (error: unknown): void =>
  showToast({
    title: 'Answer not saved',
    description: serverText(error) ?? 'The server did not accept this answer.',
    tone: 'destructive',
  });

/** What an ended exam moves: the live feed says so too, but perhaps later. */
const moved = ['quiz-history', 'progress', 'attempts', 'quiz-overview'];

/** What follows from the server's word on an answer. */
const useOutcome = ({ id, questions }: OpenAttempt) => {
  const client = useQueryClient();
  const { queryKey } = attemptQuery(id);
  const readAnew = () => client.invalidateQueries({ queryKey });
  return {
    readAnew,
    taken: async (body: AdaptiveAnswerBody, step: AdaptiveStep): Promise<void> => {
      forgetKept(id);
      if (step.ended) {
        forgetIndex(id);
        for (const key of moved) void client.invalidateQueries({ queryKey: [key] });
        return readAnew();
      }
      // Another device went on with the same exam.
      if (step.answered !== questions.length) return readAnew();
      client.setQueryData(queryKey, (paper: AttemptAnswer | undefined) => grown(paper, body, step));
    },
  };
};

/** The answer a reload or a crash left here; one to another question was taken meanwhile. */
const leftOver = (attemptId: string, questionId: string | undefined): KeptAnswer | undefined => {
  const kept = readKept(attemptId);
  return kept?.body.questionId === questionId ? kept : undefined;
};

export type SentAnswer = {
  /** On its way or waiting for a connection: it stands. */
  readonly given: AdaptiveAnswerBody | undefined;
  readonly isSending: boolean;
  readonly send: (body: AdaptiveAnswerBody) => void;
  readonly again: () => void;
};

/** One answer at a time on its way to the server, kept in this browser until it is taken. */
export const useSentAnswer = (attempt: OpenAttempt): SentAnswer => {
  const { id } = attempt;
  const waiting = attempt.questions.at(-1)?.id;
  const outcome = useOutcome(attempt);
  const [kept, setKept] = useState(() => leftOver(id, waiting));
  const { mutate, isPending } = useMutation({
    mutationFn: (answer: KeptAnswer) => sendAdaptiveAnswer(id, answer),
    onSuccess: async (step, { body }) => {
      await outcome.taken(body, step);
      setKept(undefined);
    },
    onError: (error) => {
      if (!isFinalRefusal(error)) return;
      forgetKept(id);
      setKept(undefined);
      refused(error);
      void outcome.readAnew();
    },
  });
  const again = (): void => {
    if (kept && !isPending) mutate(kept);
  };
  const retry = useEffectEvent(again);
  useEffect(() => {
    prepareToasts();
    retry();
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return {
    given: kept?.body.questionId === waiting ? kept?.body : undefined,
    isSending: isPending,
    again,
    send: (body) => {
      if (kept) return;
      const answer = { id: crypto.randomUUID(), body };
      keep(id, answer);
      setKept(answer);
      mutate(answer);
    },
  };
};
