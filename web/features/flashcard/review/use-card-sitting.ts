import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import type { DueFlashcard } from '../../../../domain/contracts/flashcards.ts';
import type { Grade } from '../../../../domain/contracts/review.ts';
import type { CalendarDay } from '../../../../domain/kernel/time.ts';
import { isRefusedFor } from '../../../http/is-refused-for.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { reviewFlashcard, undoReview } from '../queries/flashcard-queries.ts';
import { cardSittingAfter, newCardSitting } from './card-sitting.ts';

const longest = 86_400_000;

const useMillisecondsSince = (step: number): (() => number) => {
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every card starts the time anew.
  useEffect(() => {
    since.current = performance.now();
  }, [step]);
  return () => Math.min(longest, Math.round(performance.now() - since.current));
};

/** A sitting over these cards: the next one comes at once, and what was said is kept behind it. */
export const useCardSitting = (cards: readonly DueFlashcard[]) => {
  const [sitting, send] = useReducer(cardSittingAfter, cards, newCardSitting);
  const soFar = useMillisecondsSince(sitting.step);
  const day = useRef<CalendarDay>(undefined);
  const reviewing = useMutation({
    // One after the other, as they were pressed: the last one is what can be taken back.
    scope: { id: 'flashcard-reviews' },
    mutationFn: ({ card, grade, milliseconds }: Said) =>
      reviewFlashcard({ id: card.id, body: { grade, milliseconds }, wish: crypto.randomUUID() }),
    onSuccess: (result, { card }) => {
      day.current = result.day;
      send({ type: 'saved', card, result });
    },
    onError: (error, { card }) => {
      const isGone = isRefusedFor(error, ['AlreadyRecalled', 'FlashcardNotFound']);
      send({ type: isGone ? 'drop' : 'failed', card });
      if (!isGone) reportFailure('Review not saved', error);
    },
  });
  const undoing = useMutation({
    mutationFn: undoReview,
    onSuccess: () => send({ type: 'undone' }),
    onError: (error) => reportFailure('Could not undo', error),
  });
  const isPending = reviewing.isPending || undoing.isPending;
  const [current] = sitting.queue;
  const last = sitting.graded.at(-1);

  const grade = (given: Grade): void => {
    if (!current || !sitting.isTurned) return;
    reviewing.mutate({ card: current, grade: given, milliseconds: soFar() });
    send({ type: 'grade', grade: given });
  };
  const undo = (): void => {
    if (!last || isPending || day.current === undefined) return;
    undoing.mutate({ id: last.card.id, day: day.current, grade: last.grade });
  };
  return { sitting, current, last, isPending, turn: () => send({ type: 'turn' }), grade, undo };
};
export type CardControls = ReturnType<typeof useCardSitting>;

type Said = {
  readonly card: DueFlashcard;
  readonly grade: Grade;
  readonly milliseconds: number;
};
