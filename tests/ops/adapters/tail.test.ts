import { describe, expect, it } from 'vitest';
import type { Position, RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { tailFrom } from '../../../ops/adapters/event-log/tail.ts';

const at = (count: number): Position => String(count).padStart(5, '0') as Position;

const event = (count: number, type = 'AnswerGiven') =>
  ({ type, stream: 'attempt-1', position: at(count) }) as RecordedEvent;

/** Events from one number to another, as one batch of the log. */
const events = (from: number, to: number) => ({
  events: Array.from({ length: to - from + 1 }, (_, index) => event(from + index)),
  upTo: at(to),
});

const kept = (tail: ReturnType<typeof tailFrom>, after: Position) =>
  tail.after({ after })?.events.map(({ position }) => position);

describe('the tail of the log', () => {
  it('is kept from where the reader began, and no further back', () => {
    const tail = tailFrom(at(5));
    tail.grow(events(6, 8));
    expect(kept(tail, at(5))).toEqual([at(6), at(7), at(8)]);
    expect(kept(tail, at(7))).toEqual([at(8)]);
    expect(kept(tail, at(8))).toEqual([]);
    expect(kept(tail, at(4))).toBeUndefined();
  });

  it('moves a reader past events that it does not want, and stops at its limit', () => {
    const tail = tailFrom(at(0));
    tail.grow({ events: [event(1), event(2, 'PaperIssued'), event(3)], upTo: at(9) });
    const wanted = (types: readonly string[], limit = 500) => {
      const batch = tail.after({ after: at(0), types, limit });
      return [batch?.events.length, batch?.upTo];
    };
    expect(wanted(['QuizSubmitted'])).toEqual([0, at(9)]);
    expect(wanted(['AnswerGiven'], 1)).toEqual([1, at(1)]);
    expect(wanted(['AnswerGiven'], 2)).toEqual([2, at(9)]);
  });

  it('lets go what every reader has behind it, so that an idle product holds nothing', () => {
    const tail = tailFrom(at(0));
    const [one, other] = [{ position: at(4) }, { position: at(2) }];
    tail.grow(events(1, 6));
    tail.trim([one, other]);
    expect(kept(tail, at(1))).toBeUndefined();
    expect(kept(tail, at(2))).toHaveLength(4);
    other.position = at(6);
    tail.trim([{ position: at(6) }, other]);
    expect(kept(tail, at(5))).toBeUndefined();
    expect(kept(tail, at(6))).toEqual([]);
  });

  it('keeps what it has while a reader is still on its way here', () => {
    const tail = tailFrom(at(3));
    tail.grow(events(4, 6));
    tail.trim([{ position: at(1) }, { position: at(6) }]);
    expect(kept(tail, at(3))).toHaveLength(3);
  });

  it('holds a thousand events at the most, whoever is behind', () => {
    const tail = tailFrom(at(0));
    tail.grow(events(1, 900));
    tail.grow(events(901, 1800));
    expect(kept(tail, at(799))).toBeUndefined();
    expect(kept(tail, at(800))).toHaveLength(1000);
  });
});
