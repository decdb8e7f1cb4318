import { describe, expect, it } from 'vitest';
import type { RecallEvent } from '../../../domain/flashcard/events.ts';
import type { DeckId, FlashcardId } from '../../../domain/kernel/ids.ts';
import { day, later, learner, noon, soon } from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const today = day('2026-11-20');
const deckId = 'deck-1' as DeckId;

const added = {
  type: 'FlashcardsAdded',
  data: {
    deckId,
    learnerId: learner,
    at: noon,
    day: today,
    source: 'import',
    count: 2,
    cards: 'sealed',
    question: null,
  },
} as const;

const about = { learnerId: learner, cardId: 'deck-1.2' as FlashcardId, day: today } as const;
const counted = { milliseconds: 4000, isFirstOfDay: true, isNew: true } as const;
const reviewed: RecallEvent = {
  type: 'FlashcardReviewed',
  data: { ...about, ...counted, at: soon, grade: 'good' },
};
const undone: RecallEvent = {
  type: 'FlashcardReviewUndone',
  data: { ...about, ...counted, at: later, reviewedAt: soon },
};

describe('flashcards', () => {
  it('are as many rows as the deck has cards, each due when its own review says', () => {
    const rows = rowsAfter('flashcards', added, reviewed);
    expect(Object.keys(rows)).toEqual(['deck-1.1', 'deck-1.2']);
    expect(rows['deck-1.1']).toMatchObject({ place: 1, memory: { schedule: null } });
    expect(rows['deck-1.2']).toMatchObject({ memory: { schedule: { reviewedOn: today } } });
  });

  it('stand as before once a review is taken back, in every read model', () => {
    for (const name of ['flashcards', 'flashcard-paces', 'progress', 'achievements']) {
      const rows = rowsAfter(name, added, reviewed, undone, reviewed);
      expect(rows).toEqual(rowsAfter(name, added, reviewed));
    }
    expect(rowsAfter('progress', added, reviewed)[learner]).toMatchObject({
      flashcardsReviewed: 1,
    });
    expect(rowsAfter('progress', added, reviewed, undone)[learner]).toMatchObject({
      flashcardsReviewed: 0,
    });
  });

  it('[ACH-04] earn Flashcard Fan with a hundred, dated with the day of the hundredth', () => {
    const hundred = Array.from({ length: 100 }, () => reviewed);
    const before = rowsAfter('achievements', ...hundred.slice(1))[learner];
    expect(before?.['earned']).toEqual([]);
    const after = rowsAfter('achievements', ...hundred)[learner];
    expect(after?.['earned']).toEqual([{ name: 'Flashcard Fan', day: today }]);
    const again: RecallEvent = {
      ...reviewed,
      data: { ...reviewed.data, isFirstOfDay: false },
    } as RecallEvent;
    const twice = rowsAfter('achievements', ...hundred.slice(1), again)[learner];
    expect(twice?.['earned']).toEqual([]);
  });
});
