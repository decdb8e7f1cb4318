import { describe, expect, it } from 'vitest';
import { definitionOf } from '../../../domain/events/registry.ts';
import type { Position, RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { DomainEvent } from '../../../domain/kernel/event-definition.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { asOf } from '../../../projectors/time-travel/as-of.ts';
import {
  accountOpened,
  commandNumber,
  day,
  instantAt,
  learner,
  quizSubmitted,
  zone,
} from '../../support/facts.ts';

const recorded = (events: readonly DomainEvent[]): RecordedEvent[] =>
  events.map(({ type, data }, index) => ({
    id: commandNumber(index),
    type,
    version: definitionOf(type)?.version ?? 1,
    data,
    meta: {
      actor: learner,
      subject: learner,
      commandId: commandNumber(index),
      correlationId: 'test',
    },
    stream: 'account-learner-1' as StreamName,
    revision: index,
    position: String(index + 1).padStart(20, '0') as Position,
    recordedAt: '2026-12-31T00:00:00.000Z' as Instant,
  }));

const opened = (at: string, timeZone: string) => {
  const event = accountOpened();
  return { ...event, data: { ...event.data, at: instantAt(at), timeZone: zone(timeZone) } };
};

const quiz = (at: string, onDay: string, score: number) =>
  quizSubmitted({
    at: instantAt(at),
    day: day(onDay),
    score,
    attemptId: commandNumber(score) as string as never,
  });

const history = recorded([
  opened('2026-10-30T12:00:00.000Z', 'America/Chicago'),
  quiz('2026-10-31T20:00:00.000Z', '2026-10-31', 60),
  // 11:30 in the evening of November 1, the day daylight saving ended.
  quiz('2026-11-02T05:30:00.000Z', '2026-11-01', 80),
  quiz('2026-11-02T06:30:00.000Z', '2026-11-02', 100),
]);

describe('progress as of a day', () => {
  it('is nothing before the account was opened', () => {
    const seen = asOf(day('2026-10-29'), history);
    expect(seen).toMatchObject({ events: 0, quizzes: [] });
    expect(seen.account).toBeUndefined();
    expect(seen.progress).toBeUndefined();
  });

  it('counts what had happened by the end of that day where the learner lives', () => {
    expect(asOf(day('2026-10-31'), history).progress).toMatchObject({ quizzesTaken: 1 });
    expect(asOf(day('2026-11-01'), history).progress).toMatchObject({
      quizzesTaken: 2,
      lastScores: [{ score: 80 }, { score: 60 }],
      streak: { length: 2 },
    });
    expect(asOf(day('2026-11-02'), history).progress).toMatchObject({
      quizzesTaken: 3,
      streak: { length: 3 },
    });
  });

  it('goes by when it happened, not by when it was written down', () => {
    expect(asOf(day('2026-11-02'), history).events).toBe(4);
  });

  it('lists the quizzes newest first', () => {
    const { quizzes } = asOf(day('2026-11-30'), history);
    expect(quizzes.map(({ item }) => item.score)).toEqual([100, 80, 60]);
  });

  it('follows the learner to another time zone', () => {
    const moved = recorded([
      opened('2026-11-01T12:00:00.000Z', 'America/Chicago'),
      {
        type: 'TimeZoneChanged',
        data: {
          accountId: learner,
          at: instantAt('2026-11-05T12:00:00.000Z'),
          timeZone: zone('Pacific/Auckland'),
        },
      },
      quiz('2026-11-09T12:00:00.000Z', '2026-11-10', 70),
    ]);
    expect(asOf(day('2026-11-09'), moved)).toMatchObject({
      events: 2,
      timeZone: 'Pacific/Auckland',
      quizzes: [],
    });
    expect(asOf(day('2026-11-10'), moved).quizzes).toHaveLength(1);
  });
});
