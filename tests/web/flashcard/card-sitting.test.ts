import { describe, expect, it } from 'vitest';
import type { DueFlashcard } from '../../../domain/contracts/flashcards.ts';
import type { FlashcardId } from '../../../domain/kernel/ids.ts';
import type { CalendarDay, Instant } from '../../../domain/kernel/time.ts';
import { forecastTitle, intervalWords } from '../../../web/features/flashcard/flashcard-words.ts';
import {
  type CardAction,
  cardSittingAfter,
  newCardSitting,
} from '../../../web/features/flashcard/review/card-sitting.ts';

const card = (name: string): DueFlashcard => ({
  id: `${name}.1` as FlashcardId,
  front: name,
  back: 'back',
  topic: 'topic',
  difficulty: 'easy',
  source: 'own',
  createdAt: '2026-11-27T12:00:00.000Z' as Instant,
  dueOn: null,
  reviews: 0,
  intervals: { again: 0, hard: 1, good: 2, easy: 8 },
});

const cards = [card('one'), card('two')];
const sittingAfter = (...actions: readonly CardAction[]) =>
  actions.reduce(cardSittingAfter, newCardSitting(cards));
const turn = { type: 'turn' } as const;
const graded = (grade: 'again' | 'good') => ({ type: 'grade', grade }) as const;
const fronts = (sitting: ReturnType<typeof sittingAfter>) =>
  sitting.queue.map(({ front }) => front);

describe('a sitting over flashcards', () => {
  it('grades no card before it was turned', () => {
    expect(sittingAfter(graded('good'))).toEqual(newCardSitting(cards));
  });

  it('asks what was missed again at the end, with the intervals as they are then', () => {
    const result = {
      grade: 'again' as const,
      day: '2026-11-27' as CalendarDay,
      dueOn: '2026-11-27' as CalendarDay,
      intervals: { again: 0, hard: 1, good: 1, easy: 2 },
    };
    const sitting = sittingAfter(turn, graded('again'), {
      type: 'saved',
      card: card('one'),
      result,
    });
    expect(fronts(sitting)).toEqual(['two', 'one']);
    expect(sitting.queue[1]).toMatchObject({ reviews: 1, intervals: { easy: 2 } });
  });

  it('takes grades back one after the other, with the answer in sight', () => {
    const both = sittingAfter(turn, graded('again'), turn, graded('good'));
    expect(fronts(both)).toEqual(['one']);
    const once = cardSittingAfter(both, { type: 'undone' });
    expect(fronts(once)).toEqual(['two', 'one']);
    const twice = cardSittingAfter(once, { type: 'undone' });
    expect(fronts(twice)).toEqual(['one', 'two']);
    expect(twice).toMatchObject({ isTurned: true, graded: [], queue: cards });
    expect(cardSittingAfter(twice, { type: 'undone' })).toBe(twice);
  });

  it('asks a card again whose grade was not kept, whatever came after it', () => {
    const both = sittingAfter(turn, graded('good'), turn, graded('good'));
    const failed = cardSittingAfter(both, { type: 'failed', card: card('one') });
    expect(fronts(failed)).toEqual(['one']);
    expect(failed.graded).toMatchObject([{ card: { front: 'two' } }]);
  });

  it('drops a card that was reviewed elsewhere', () => {
    const sitting = sittingAfter(turn, graded('good'), { type: 'drop', card: card('one') });
    expect(sitting).toMatchObject({ total: 1, graded: [] });
    expect(fronts(sitting)).toEqual(['two']);
  });
});

describe('the words of flashcards', () => {
  it('say how long an interval is', () => {
    expect([0, 1, 13, 61, 366, 550].map(intervalWords)).toEqual([
      'today',
      '1 day',
      '13 days',
      '2 months',
      '1 year',
      '1.5 years',
    ]);
  });

  it('answer the question of the chart', () => {
    const days = (...counts: readonly number[]) =>
      counts.map((cards_, at) => ({
        day: `2026-11-${String(20 + at)}` as CalendarDay,
        cards: cards_,
      }));
    expect(forecastTitle(days(15, 18, 26, 3))).toBe('18 tomorrow, and no day above 26');
    expect(forecastTitle(days(15, 18, 2))).toBe('18 tomorrow, and no day above that');
    expect(forecastTitle(days(15, 0, 2))).toBe('None tomorrow, and no day above 2');
    expect(forecastTitle(days(15, 0, 0))).toBe('Nothing due in the next 2 days');
  });
});
