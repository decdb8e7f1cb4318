import type { DueFlashcard, FlashcardReviewed } from '../../../../domain/contracts/flashcards.ts';
import type { Grade } from '../../../../domain/contracts/review.ts';

/** A card that was graded, as it stood before, so that it can come back. */
export type LastGraded = {
  readonly card: DueFlashcard;
  readonly grade: Grade;
  /** Days, as the button said. */
  readonly days: number;
};

/** One sitting over flashcards: what is left, and what was graded last. */
export type CardSitting = {
  /** The first one is asked now. */
  readonly queue: readonly DueFlashcard[];
  readonly total: number;
  readonly isTurned: boolean;
  /** Oldest first; each can be taken back, the last one first. */
  readonly graded: readonly LastGraded[];
  /** Counts what was shown, one more for each that came again. */
  readonly step: number;
};

export type CardAction =
  | { readonly type: 'turn' }
  | { readonly type: 'grade'; readonly grade: Grade }
  | { readonly type: 'saved'; readonly card: DueFlashcard; readonly result: FlashcardReviewed }
  | { readonly type: 'undone' }
  | { readonly type: 'failed' | 'drop'; readonly card: DueFlashcard };

export const newCardSitting = (cards: readonly DueFlashcard[]): CardSitting => ({
  queue: cards,
  total: cards.length,
  isTurned: false,
  graded: [],
  step: 0,
});

/** What was missed goes to the end and comes again in the same sitting. */
const grade = (sitting: CardSitting, given: Grade): CardSitting => {
  const [card, ...rest] = sitting.queue;
  if (!card || !sitting.isTurned) return sitting;
  return {
    ...sitting,
    queue: given === 'again' ? [...rest, card] : rest,
    isTurned: false,
    graded: [...sitting.graded, { card, grade: given, days: card.intervals[given] }],
    step: sitting.step + 1,
  };
};

/** A card that comes again says what each grade would do now. */
const saved = (
  sitting: CardSitting,
  { id }: DueFlashcard,
  { intervals }: FlashcardReviewed,
): CardSitting => ({
  ...sitting,
  queue: sitting.queue.map((card) =>
    card.id === id ? { ...card, intervals, reviews: card.reviews + 1 } : card,
  ),
});

const undone = (sitting: CardSitting): CardSitting => {
  const last = sitting.graded.at(-1);
  if (!last) return sitting;
  return {
    ...sitting,
    queue: [last.card, ...sitting.queue.filter(({ id }) => id !== last.card.id)],
    isTurned: true,
    graded: sitting.graded.slice(0, -1),
    step: sitting.step + 1,
  };
};

/** What was said of it was not kept: it is asked again, whatever came after it. */
const failed = (sitting: CardSitting, card: DueFlashcard): CardSitting => {
  const at = sitting.graded.findLastIndex((one) => one.card.id === card.id);
  return {
    ...sitting,
    queue: [card, ...sitting.queue.filter(({ id }) => id !== card.id)],
    isTurned: false,
    graded: sitting.graded.filter((_, index) => index !== at),
    step: sitting.step + 1,
  };
};

/** It was reviewed elsewhere, or is gone: it is asked no more here. */
const drop = (sitting: CardSitting, { id }: DueFlashcard): CardSitting => ({
  ...sitting,
  queue: sitting.queue.filter((card) => card.id !== id),
  total: sitting.total - 1,
  graded: sitting.graded.filter(({ card }) => card.id !== id),
  isTurned: false,
  step: sitting.step + 1,
});

export const cardSittingAfter = (sitting: CardSitting, action: CardAction): CardSitting => {
  switch (action.type) {
    case 'turn':
      return { ...sitting, isTurned: true };
    case 'grade':
      return grade(sitting, action.grade);
    case 'saved':
      return saved(sitting, action.card, action.result);
    case 'undone':
      return undone(sitting);
    case 'failed':
      return failed(sitting, action.card);
    case 'drop':
      return drop(sitting, action.card);
  }
};
