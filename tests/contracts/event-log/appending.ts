import { describe, expect, it } from 'vitest';
import {
  EventIdsReused,
  type EventLog,
  LogUnavailable,
  OutcomeUnknown,
} from '../../../domain/ports/event-log.ts';
import { fact, facts, idsOf, newStream } from './facts.ts';
import { type LogUnderTest, placeOf, stood } from './log-under-test.ts';

const expectations = (opened: () => LogUnderTest) => {
  it('begins a stream once', async () => {
    const { log } = opened();
    const stream = newStream();
    const first = await log.append({ stream, events: [fact()], expected: 'none' });
    const second = await log.append({ stream, events: [fact()], expected: 'none' });
    expect(stood(first).revision).toBe(0);
    expect(second).toEqual({ status: 'conflict', actual: 0 });
  });

  it('refuses an append to a stream that is elsewhere than expected, and stores nothing', async () => {
    const { log } = opened();
    const stream = newStream();
    await log.append({ stream, events: facts(3), expected: 'none' });
    const behind = await log.append({ stream, events: [fact()], expected: 1 });
    const ahead = await log.append({ stream, events: [fact()], expected: 3 });
    expect([behind, ahead]).toEqual([
      { status: 'conflict', actual: 2 },
      { status: 'conflict', actual: 2 },
    ]);
    expect(await log.readStream(stream)).toHaveLength(3);
  });

  it('refuses an append that expects events in a stream that has none', async () => {
    const outcome = await opened().log.append({
      stream: newStream(),
      events: [fact()],
      expected: 0,
    });
    expect(outcome).toEqual({ status: 'conflict', actual: 'none' });
  });

  it('lets one of many win that expect the same', async () => {
    const { log } = opened();
    const stream = newStream();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => log.append({ stream, events: [fact()], expected: 'none' })),
    );
    expect(outcomes.filter(({ status }) => status === 'appended')).toHaveLength(1);
    expect(await log.readStream(stream)).toHaveLength(1);
  });

  it('gives positions that grow from append to append', async () => {
    const { log } = opened();
    const first = stood(
      await log.append({ stream: newStream(), events: facts(2), expected: 'none' }),
    );
    const second = stood(
      await log.append({ stream: newStream(), events: facts(2), expected: 'none' }),
    );
    expect(second.position > first.position).toBe(true);
    expect(second.position).toHaveLength(first.position.length);
  });

  it('needs at least one event', async () => {
    const nothing = { stream: newStream(), events: [], expected: 'none' } as const;
    await expect(opened().log.append(nothing)).rejects.toThrow(RangeError);
  });
};

const repetitions = (opened: () => LogUnderTest) => {
  it('gives the first outcome for the same event ids again, whatever is expected by then', async () => {
    const { log } = opened();
    const stream = newStream();
    const events = facts(2);
    const first = await log.append({ stream, events, expected: 'none' });
    const again = await log.append({ stream, events, expected: 'none' });
    await log.append({ stream, events: facts(3), expected: 1 });
    const late = await log.append({ stream, events, expected: 'none' });
    const fromTheMiddle = await log.append({ stream, events, expected: 1 });
    const fromTheEnd = await log.append({ stream, events, expected: 4 });
    expect(stood(first).revision).toBe(1);
    const repeated = [again, late, fromTheMiddle, fromTheEnd];
    expect(repeated.map(placeOf)).toEqual(repeated.map(() => placeOf(first)));
    expect(repeated.map((each) => stood(each).isFirst)).toEqual(repeated.map(() => undefined));
    expect(await log.readStream(stream)).toHaveLength(5);
  });

  it('gives one outcome to the same append sent twice at the same time', async () => {
    const { log } = opened();
    const append = { stream: newStream(), events: facts(2), expected: 'none' } as const;
    const [one, other] = await Promise.all([log.append(append), log.append(append)]);
    expect(placeOf(one)).toEqual(placeOf(other));
    expect(stood(one).isFirst && stood(other).isFirst).toBeFalsy();
    expect(await log.readStream(append.stream)).toHaveLength(2);
  });

  it('stores a batch of events whole or not at all', async () => {
    const { log } = opened();
    const stream = newStream();
    const [known, ...unknown] = facts(3) as [ReturnType<typeof fact>, ReturnType<typeof fact>];
    await log.append({ stream, events: [known], expected: 'none' });
    await expect(log.append({ stream, events: [...unknown, known], expected: 0 })).rejects.toThrow(
      EventIdsReused,
    );
    await expect(
      log.append({ stream, events: [known, ...unknown], expected: 'none' }),
    ).rejects.toThrow(EventIdsReused);
    expect(idsOf(await log.readStream(stream))).toEqual([known.id]);
  });
};

const lostConnections = (opened: () => LogUnderTest) => {
  it('tells that an outcome is unknown when the answer was lost, and the same ids find it out', async (ctx) => {
    const { log, losingAnAnswer } = opened();
    if (!losingAnAnswer) return ctx.skip('This log has no connection to lose');
    const losing = await losingAnAnswer();
    const append = { stream: newStream(), events: facts(2), expected: 'none' } as const;
    await expect(losing.append(append)).rejects.toThrow(OutcomeUnknown);
    const repeated = await losing.append(append);
    await losing.close();
    expect(stood(repeated).revision).toBe(1);
    expect(await log.append(append)).toEqual(repeated);
    expect(stood(repeated).isFirst).toBeUndefined();
    expect(await log.readStream(append.stream)).toHaveLength(2);
  });

  it('tells that nothing was stored when the log cannot be reached', async (ctx) => {
    const { unreachable } = opened();
    if (!unreachable) return ctx.skip('This log is always there');
    const log: EventLog = unreachable();
    const stream = newStream();
    await expect(log.append({ stream, events: [fact()], expected: 'none' })).rejects.toThrow(
      LogUnavailable,
    );
    await expect(log.readStream(stream)).rejects.toThrow(LogUnavailable);
    await expect(log.head()).rejects.toThrow(LogUnavailable);
    await log.close();
  });
};

export const appending = (opened: () => LogUnderTest) =>
  describe('appending', () => {
    expectations(opened);
    repetitions(opened);
    lostConnections(opened);
  });
