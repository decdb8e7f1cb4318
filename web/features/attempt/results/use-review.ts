import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnswerDetail, SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';
import type { Peer } from './peer-words.ts';
import {
  filtered,
  type ReviewedQuestion,
  type ReviewFilter,
  reviewedQuestions,
  reviewGroups,
} from './reviewed-questions.ts';

export type QuestionReviewProps = {
  readonly attempt: SubmittedAttempt;
  /** Empty when the answers could not be fetched. */
  readonly details: readonly AnswerDetail[];
  /** Empty while it is not known how others met the questions. */
  readonly peers: readonly Peer[];
};

/** Which question is read first, and that one is, where it lies over its list. */
export const questionParameter = 'question';

/** In the order in which the list shows them. */
const orderOf = (shown: readonly ReviewedQuestion[], isWide: boolean) => {
  if (!isWide) return shown;
  return reviewGroups(shown).flatMap(({ questions }) => questions);
};

/** Which questions are shown, which one is read, and its neighbours. */
export const useReview = ({ attempt, details, peers }: QuestionReviewProps, isWide: boolean) => {
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const [search] = useSearchParams();
  const [opened, open] = useState(() => Number(search.get(questionParameter)));
  const all = useMemo(() => reviewedQuestions(attempt), [attempt]);
  const shown = useMemo(() => filtered(all, filter), [all, filter]);
  const order = useMemo(() => orderOf(shown, isWide), [shown, isWide]);
  const current =
    shown.find(({ number }) => number === opened) ??
    shown.find(({ verdict }) => verdict !== 'correct') ??
    shown[0];
  const place = current ? order.indexOf(current) : -1;
  return {
    filter,
    setFilter,
    open,
    shown,
    current,
    place,
    total: order.length,
    before: order[place - 1]?.number,
    after: order[place + 1]?.number,
    detail: details.find(({ id }) => id === current?.question.id),
    peer: peers.find(({ questionId }) => questionId === current?.question.id),
    flagged: useMemo(() => filtered(all, 'flagged').length, [all]),
  };
};

export type Review = ReturnType<typeof useReview>;
