import { describe, expect, it } from 'vitest';
import { livedDays, upToEndOf } from '../../../domain/analytics/lived-days.ts';
import type { Position, RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import { attemptOne, commandNumber, day, instantAt, learner } from '../../support/facts.ts';

const event = (index: number, type: string, data: Record<string, unknown>): RecordedEvent => ({
  id: commandNumber(index),
  type,
  version: 1,
  data,
  meta: { actor: learner, commandId: commandNumber(index), correlationId: 'test' },
  stream: attemptStream(attemptOne),
  revision: index,
  position: String(index).padStart(20, '0') as Position,
  recordedAt: instantAt('2026-12-31T00:00:00.000Z'),
});

const opened = event(0, 'AccountOpened', {
  at: '2026-11-01T12:00:00.000Z',
  timeZone: 'America/Chicago',
});
const daysOf = (...events: RecordedEvent[]) =>
  livedDays([opened, ...events]).map((lived) => lived.day);

describe('the days a learner lived', () => {
  it('end at their own midnight, also when the clocks change', () => {
    expect(
      daysOf(
        event(1, 'SignedIn', { at: '2026-11-02T05:59:00.000Z' }),
        event(2, 'SignedIn', { at: '2026-11-02T06:01:00.000Z' }),
      ),
    ).toEqual(['2026-11-01', '2026-11-01', '2026-11-02']);
  });

  it('are those an event names, in whatever zone it is read', () => {
    const quiz = { at: '2026-11-02T12:00:00.000Z', day: '2026-11-03' };
    expect(daysOf(event(1, 'QuizSubmitted', quiz)).at(-1)).toBe('2026-11-03');
  });

  it('follow a learner who crosses midnight in flight', () => {
    // Eight in the evening of November 3 in Chicago is late morning of the 4th in Tokyo.
    const moved = { at: '2026-11-04T02:00:00.000Z', timeZone: 'Asia/Tokyo' };
    const signedIn = { at: '2026-11-04T05:00:00.000Z' };
    const days = daysOf(event(1, 'TimeZoneChanged', moved), event(2, 'SignedIn', signedIn));
    expect(days.slice(1)).toEqual(['2026-11-04', '2026-11-04']);
  });

  it('never hold a changed score before the paper it was given for', () => {
    const lived = livedDays([
      opened,
      event(1, 'QuizSubmitted', { at: '2026-11-05T18:00:00.000Z', day: '2026-11-05' }),
      event(2, 'AttemptRescored', {
        at: '2026-11-03T18:00:00.000Z',
        submittedAt: '2026-11-05T18:00:00.000Z',
      }),
    ]);
    expect(upToEndOf(day('2026-11-04'), lived)).toHaveLength(1);
    expect(upToEndOf(day('2026-11-05'), lived)).toHaveLength(3);
  });
});
