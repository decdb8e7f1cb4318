import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  AnsweredTerm,
  AnswerTermBody,
  StartedTermsQuiz,
  StartTermsQuizBody,
  TermsQuizResult,
} from '../../../../domain/contracts/terminology-study.ts';
import { answerTerm, startTermsQuiz, termProgressQuery } from '../queries/terminology-queries.ts';

/** Milliseconds that an answer stands before the next term comes. */
const standing = 2500;

type OptionId = AnswerTermBody['optionId'];

type Playing = {
  readonly quiz: StartedTermsQuiz;
  /** From 0. */
  readonly place: number;
  readonly chosen: OptionId | undefined;
  readonly answered: AnsweredTerm | undefined;
  readonly result: TermsQuizResult | undefined;
};

const begun = (quiz: StartedTermsQuiz): Playing => ({
  quiz,
  place: 0,
  chosen: undefined,
  answered: undefined,
  result: undefined,
});

/** The next term, or how it went. */
const moved = (playing: Playing): Playing => {
  const { quiz, place, answered } = playing;
  if (!answered) return playing;
  if (place + 1 >= quiz.questions.length) {
    return { ...playing, result: answered.result ?? undefined };
  }
  return { ...begun(quiz), place: place + 1 };
};

/** A quiz as it goes: started, answered term by term, moved on by itself or by hand, finished. */
export const useTermsQuiz = () => {
  const queries = useQueryClient();
  const [playing, setPlaying] = useState<Playing>();
  const [goesOn, setGoesOn] = useState(true);
  const asked = useRef<StartTermsQuizBody>({});
  const starting = useMutation({
    mutationFn: startTermsQuiz,
    onSuccess: (quiz) => setPlaying(begun(quiz)),
  });
  const answering = useMutation({
    mutationFn: answerTerm,
    onSuccess: (answered) => {
      setPlaying((before) => before && { ...before, answered });
      if (answered.result) void queries.invalidateQueries(termProgressQuery());
    },
    // What did not arrive can be chosen again.
    onError: () => setPlaying((before) => before && { ...before, chosen: undefined }),
  });
  const next = useCallback(() => setPlaying((before) => before && moved(before)), []);
  const isStanding = playing?.answered !== undefined && playing.result === undefined;
  useEffect(() => {
    if (!isStanding || !goesOn) return;
    const timer = setTimeout(next, standing);
    return () => clearTimeout(timer);
  }, [isStanding, goesOn, next]);

  const start = (body: StartTermsQuizBody): void => {
    asked.current = body;
    starting.mutate(body);
  };
  const choose = (optionId: OptionId): void => {
    if (!playing || playing.chosen) return;
    setPlaying({ ...playing, chosen: optionId });
    answering.mutate({ quizId: playing.quiz.id, question: playing.place + 1, optionId });
  };
  return {
    playing,
    goesOn,
    setGoesOn,
    start,
    again: () => start(asked.current),
    leave: () => {
      starting.reset();
      setPlaying(undefined);
    },
    choose,
    next,
    isStarting: starting.isPending,
    startError: starting.error,
    hasFailed: answering.isError,
  };
};
export type TermsQuizState = ReturnType<typeof useTermsQuiz>;
