import { describe, expect, it } from 'vitest';
import {
  beforeAll as beforeAllEvents,
  type RecordedEvent,
} from '../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import { instant } from '../../../domain/kernel/time.ts';
import type { ReadStream } from '../../../domain/ports/event-log.ts';
import { collect, fact, facts, idsOf, newStream, newType } from './facts.ts';
import { type LogUnderTest, stood } from './log-under-test.ts';

const streams = (opened: () => LogUnderTest) => {
  it('gives an event back as it was appended', async () => {
    const { log } = opened();
    const stream = newStream();
    const event = fact({
      version: 3,
      data: {
        words: 'naïve – "quoted" \\ back\\slash\ttab\nline 🫀 \u2028 \u0000 \ud83e',
        numbers: [0, -1.5, 1e21, Number.MAX_SAFE_INTEGER],
        nothing: null,
        deep: { list: [{ yes: true }, []] },
      },
    });
    const outcome = stood(await log.append({ stream, events: [event], expected: 'none' }));
    const [recorded] = await log.readStream(stream);
    const { position } = outcome;
    const recordedAt = instant.parse(recorded?.recordedAt);
    expect(recorded).toEqual({ ...event, stream, revision: 0, position, recordedAt });
  });

  it('reads a stream in either direction, from any revision, as far as wanted', async () => {
    const { log } = opened();
    const stream = newStream();
    const events = facts(6);
    await log.append({ stream, events, expected: 'none' });
    const ids = idsOf(events);
    const read = async (options: Parameters<typeof log.readStream>[1]) =>
      idsOf(await log.readStream(stream, options));
    expect(await read({})).toEqual(ids);
    expect(await read({ from: 2, limit: 3 })).toEqual(ids.slice(2, 5));
    expect(await read({ from: 9 })).toEqual([]);
    expect(await read({ direction: 'backward' })).toEqual(ids.toReversed());
    expect(await read({ direction: 'backward', limit: 1 })).toEqual(ids.slice(5));
    expect(await read({ direction: 'backward', from: 3, limit: 2 })).toEqual([ids[3], ids[2]]);
  });

  it('reads an unknown stream as an empty one', async () => {
    expect(await opened().log.readStream(newStream())).toEqual([]);
    expect(await opened().log.readStream(newStream(), { direction: 'backward' })).toEqual([]);
  });

  it('reads single events by their places, in log order and each once', async () => {
    const { log } = opened();
    const [one, other] = [newStream(), newStream()];
    const [first, second] = [facts(3), facts(3)];
    await log.append({ stream: one, events: first, expected: 'none' });
    await log.append({ stream: other, events: second, expected: 'none' });
    const place = (stream: StreamName, revision: number) => ({ stream, revision });
    const places = [place(other, 1), place(one, 2), place(one, 0), place(other, 1), place(one, 9)];
    const found = await log.readPlaces([...places, place(newStream(), 0)]);
    expect(idsOf(found)).toEqual([first[0]?.id, first[2]?.id, second[1]?.id]);
    expect(found[0]).toEqual((await log.readStream(one))[0]);
    expect(await log.readPlaces([])).toEqual([]);
  });

  it('keeps an event of a megabyte', async () => {
    const { log } = opened();
    const stream = newStream();
    const event = fact({ data: { essay: 'é'.repeat(250_000) + 'x'.repeat(500_000) } });
    await log.append({ stream, events: [event], expected: 'none' });
    const [recorded] = await log.readStream(stream);
    expect(recorded?.data).toEqual(event.data);
  });
};

const wholeLog = (opened: () => LogUnderTest) => {
  const append = async (stream: StreamName, type: string): Promise<RecordedEvent> => {
    const { log } = opened();
    const [last] = await log.readStream(stream, { direction: 'backward', limit: 1 });
    const expected = last?.revision ?? 'none';
    await log.append({ stream, events: [fact({ type })], expected });
    const [recorded] = await log.readStream(stream, { direction: 'backward', limit: 1 });
    if (!recorded) throw new Error('What was appended cannot be read');
    return recorded;
  };

  it('gives of a stream the types that are wanted, in order and so many at the most', async () => {
    const { log } = opened();
    const stream = newStream();
    const [one, two, other] = [newType(), newType(), newType()];
    const types = [one, other, two, other, one, two];
    const events = types.map((type) => fact({ type }));
    await log.append({ stream, events, expected: 'none' });
    const read = async (wanted: ReadStream) =>
      (await log.readStream(stream, wanted)).map(({ revision }) => revision);
    expect(await read({ types: [one, two] })).toEqual([0, 2, 4, 5]);
    expect(await read({ types: [one, two], limit: 2 })).toEqual([0, 2]);
    expect(await read({ types: [one, two], from: 3 })).toEqual([4, 5]);
    const backward = { types: [one, other], direction: 'backward', limit: 2 } as const;
    expect(await read(backward)).toEqual([4, 3]);
    expect(await read({ types: [] })).toEqual([]);
    expect(await read({ types: [newType()] })).toEqual([]);
  });

  it('filters by type and by the beginning of the stream name', async () => {
    const { log } = opened();
    const after = await log.head();
    const [one, two, other] = [newType(), newType(), newType()];
    const [attempt, account] = [newStream('attempt'), newStream('account')];
    const a = await append(attempt, one);
    const b = await append(account, two);
    const c = await append(attempt, two);
    const d = await append(account, other);
    const read = async (filter: Partial<Parameters<typeof log.readAll>[0]>) =>
      idsOf(await collect(log.readAll({ after, ...filter })));
    expect(await read({ types: [one, two] })).toEqual(idsOf([a, b, c]));
    expect(await read({ types: [two], streamPrefixes: ['attempt-'] })).toEqual([c.id]);
    expect(await read({ streamPrefixes: [attempt, account] })).toEqual(idsOf([a, b, c, d]));
    expect(await read({ types: [] })).toEqual([]);
    expect(await read({ types: [two], streamPrefixes: [] })).toEqual([]);
  });

  it('resumes from any position, in batches of any size, and ends at the head', async () => {
    const { log } = opened();
    const after = await log.head();
    const type = newType();
    const events = facts(23, { type });
    for (const event of events) {
      await log.append({ stream: newStream(), events: [event], expected: 'none' });
    }
    const all = await collect(log.readAll({ after, types: [type] }));
    expect(idsOf(all)).toEqual(idsOf(events));
    for (const limit of [1, 7, 23, 100]) {
      for (const [index, { position }] of all.entries()) {
        const rest = await collect(log.readAll({ after: position, types: [type], limit }));
        expect(idsOf(rest)).toEqual(idsOf(all.slice(index + 1)));
      }
    }
  });

  it('tells how far it has looked, beyond the last event it found', async () => {
    const { log } = opened();
    const stream = newStream();
    const type = newType();
    await append(stream, type);
    const last = await append(newStream(), newType());
    const positions: string[] = [];
    for await (const batch of log.readAll({ after: beforeAllEvents, types: [type] })) {
      positions.push(batch.upTo);
    }
    expect(positions).toEqual(positions.toSorted());
    expect((positions.at(-1) ?? '') >= last.position).toBe(true);
    const nothingNew = await collect(log.readAll({ after: await log.head() }));
    expect(nothingNew).toEqual([]);
  });

  it('stands at its last event, or after it where others write into the same store', async () => {
    const { log } = opened();
    const { position } = await append(newStream(), newType());
    const head = await log.head();
    expect(head >= position).toBe(true);
    expect(await collect(log.readAll({ after: head }))).toEqual([]);
  });

  it('dates events in the order of their positions', async () => {
    const { log } = opened();
    const after = await log.head();
    for (let count = 0; count < 5; count += 1) await append(newStream(), newType());
    const dates = (await collect(log.readAll({ after }))).map(({ recordedAt }) => recordedAt);
    expect(dates).toEqual(dates.toSorted());
  });
};

export const reading = (opened: () => LogUnderTest) =>
  describe('reading', () => {
    streams(opened);
    wholeLog(opened);
  });
