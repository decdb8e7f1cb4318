import { describe, expect, it } from 'vitest';
import {
  afterRecall,
  afterUndo,
  daysByGrade,
  unseen,
} from '../../../domain/flashcard/card-memory.ts';
import { byNeed, dueByDay, dueToday } from '../../../domain/flashcard/due-cards.ts';
import type { RecallEvent } from '../../../domain/flashcard/events.ts';
import { type ReviewFlashcard, recallDay } from '../../../domain/flashcard/recall-day.ts';
import {
  noRecallYet,
  paceAfter,
  paceWithout,
  recalledOn,
  secondsPerFlashcard,
} from '../../../domain/flashcard/recall-pace.ts';
import type { FlashcardId } from '../../../domain/kernel/ids.ts';
import { addDays } from '../../../domain/kernel/time.ts';
import { day, instantAt, later, learner, noon, soon } from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const today = day('2026-11-20');
const cardOne = 'deck-1.1' as FlashcardId;
const cardTwo = 'deck-1.2' as FlashcardId;

const wish = (changes: Partial<ReviewFlashcard> = {}): ReviewFlashcard => ({
  type: 'ReviewFlashcard',
  learnerId: learner,
  cardId: cardOne,
  at: soon,
  day: today,
  grade: 'good',
  milliseconds: 4000,
  dueOn: null,
  ...changes,
});

type Reviewed = Extract<RecallEvent, { type: 'FlashcardReviewed' }>;
const reviewed = (changes: Partial<Reviewed['data']> = {}): Reviewed => ({
  type: 'FlashcardReviewed',
  data: {
    learnerId: learner,
    cardId: cardOne,
    at: noon,
    day: today,
    grade: 'good',
    milliseconds: 4000,
    isFirstOfDay: true,
    isNew: true,
    ...changes,
  },
});

describe('reviewing a flashcard', () => {
  it('records how well it was known, and that it is new', () => {
    given(recallDay, [])
      .when(wish())
      .thenRecords(reviewed({ at: soon }));
  });

  it('is refused the second time on a day, unless it was missed', () => {
    given(recallDay, [reviewed()]).when(wish()).thenRefuses({ code: 'AlreadyRecalled' });
    given(recallDay, [reviewed({ grade: 'again' })])
      .when(wish())
      .thenRecords(reviewed({ at: soon, isFirstOfDay: false, isNew: false }));
  });

  it('is refused before the card is due', () => {
    given(recallDay, [])
      .when(wish({ dueOn: addDays(today, 1) }))
      .thenRefuses({ code: 'AlreadyRecalled' });
    given(recallDay, [])
      .when(wish({ dueOn: today }))
      .thenRecords(reviewed({ at: soon, isNew: false }));
  });

  it('takes no longer than since the card before it', () => {
    given(recallDay, [reviewed()])
      .when(wish({ cardId: cardTwo, milliseconds: 999_999 }))
      .thenRecords(reviewed({ cardId: cardTwo, at: soon, milliseconds: 120_000 }));
  });

  it('can be taken back, the last one first', () => {
    const undo = {
      type: 'UndoFlashcardReview',
      learnerId: learner,
      cardId: cardOne,
      at: later,
      day: today,
      grade: 'good',
    } as const;
    const both = [reviewed(), reviewed({ cardId: cardTwo, at: soon })];
    given(recallDay, both).when(undo).thenRefuses({ code: 'NothingToUndo' });
    given(recallDay, []).when(undo).thenRefuses({ code: 'NothingToUndo' });
    given(recallDay, [reviewed({ grade: 'easy' })])
      .when(undo)
      .thenRefuses({ code: 'NothingToUndo' });
    const { grade: _, ...counted } = reviewed().data;
    const undone: RecallEvent = {
      type: 'FlashcardReviewUndone',
      data: { ...counted, at: later, reviewedAt: noon },
    };
    given(recallDay, [reviewed()]).when(undo).thenRecords(undone);
    given(recallDay, [reviewed(), undone])
      .when(wish({ at: later }))
      .thenRecords(reviewed({ at: later }));
  });
});

describe('the memory of a flashcard', () => {
  const at = instantAt('2026-11-20T12:00:00.000Z');

  it('says what each grade would do, and does it', () => {
    const days = daysByGrade(unseen, today);
    expect(days.again).toBe(0);
    expect(days.hard).toBeGreaterThan(0);
    expect(days.good).toBeGreaterThan(days.hard);
    expect(days.easy).toBeGreaterThan(days.good);
    const { schedule } = afterRecall(unseen, { grade: 'good', day: today, at });
    expect(schedule?.dueOn).toBe(addDays(today, days.good));
  });

  it('is as it was once the reviews are taken back, one after the other', () => {
    const once = afterRecall(unseen, { grade: 'again', day: today, at });
    const twice = afterRecall(once, { grade: 'good', day: today, at: soon });
    expect(afterUndo(twice, at)).toEqual(twice);
    expect(afterUndo(twice, soon)).toEqual(once);
    expect(afterUndo(afterUndo(twice, soon), at)).toEqual(unseen);
  });
});

describe('what is due', () => {
  it('is what comes back and twenty new cards a day', () => {
    const scheduled = new Map([
      [addDays(today, -3), 2],
      [today, 1],
      [addDays(today, 2), 7],
    ]);
    const standing = { today, scheduled, fresh: 33, newToday: 5 };
    expect(dueToday(standing)).toEqual({ back: 3, fresh: 15 });
    expect(dueByDay(standing, 4).map(({ cards }) => cards)).toEqual([18, 18, 7, 0]);
  });

  it('comes with the most forgotten first', () => {
    const card = (ago: number) => ({
      ago,
      memory: afterRecall(unseen, { grade: 'good', day: addDays(today, -ago), at: noon }),
    });
    expect(byNeed([card(1), card(9), card(4)], today).map(({ ago }) => ago)).toEqual([9, 4, 1]);
  });
});

describe('the pace of flashcards', () => {
  it('is the learner’s own, and nothing stays of a review that was taken back', () => {
    expect(secondsPerFlashcard(noRecallYet)).toBe(15);
    const { data } = reviewed({ milliseconds: 5000 });
    let pace = noRecallYet;
    for (let n = 0; n < 200; n += 1) pace = paceAfter(pace, data);
    expect(secondsPerFlashcard(pace)).toBe(5);
    const undone = { ...data, reviewedAt: noon };
    const without = paceWithout(paceAfter(pace, data), undone);
    expect(without).toEqual(pace);
    expect(recalledOn(pace, today)).toMatchObject({ cardsThen: 200, newThen: 200 });
    expect(recalledOn(pace, addDays(today, 1))).toEqual({ cardsThen: 0, newThen: 0 });
  });
});
