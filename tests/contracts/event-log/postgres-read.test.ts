import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beforeAll as beforeAllEvents,
  type RecordedEvent,
} from '../../../domain/kernel/envelope.ts';
import { LogUnavailable } from '../../../domain/ports/event-log.ts';
import { collect, fact, facts, idsOf, newStream, newType } from './facts.ts';
import { openPostgresLog, type PostgresLogUnderTest } from './open-postgres-log.ts';

let under: PostgresLogUnderTest;
beforeAll(async () => {
  under = await openPostgresLog();
});
afterAll(async () => {
  await under.close();
});

/** Read in bulk, an event works out most of its properties when asked for them. */
const inFull = (events: readonly RecordedEvent[]): RecordedEvent[] =>
  events.map(({ id, type, version, data, meta, stream, revision, position, recordedAt }) => ({
    id,
    type,
    version,
    data,
    meta,
    stream,
    revision,
    position,
    recordedAt,
  }));

describe('reading the log in bulk', () => {
  const type = newType();
  const essays = [
    'tab\t and line\n',
    'back\\slash and \\N and \\.',
    'é🫀\u2028',
    'x'.repeat(200_000),
  ];
  let all: RecordedEvent[] = [];

  beforeAll(async () => {
    const { log } = under;
    for (const essay of essays) {
      const events = [fact({ type, data: { essay } }), ...facts(400)];
      await log.append({ stream: newStream(), events, expected: 'none' });
    }
    await log.append({
      stream: newStream('account'),
      events: facts(10, { type }),
      expected: 'none',
    });
    all = await collect(log.readAll({ after: beforeAllEvents }));
  });

  it('gives the same as reading in pages', async () => {
    const read = await collect(under.log.readBulk({ after: beforeAllEvents }));
    expect(inFull(read)).toEqual(all);
  });

  it('begins after a position, ends at another, and leaves out what is not wanted', async () => {
    const [after, upTo] = [all[3], all[1500]].map((event) => event?.position ?? beforeAllEvents);
    if (after === undefined || upTo === undefined) throw new Error('There are too few events');
    const wanted = all.filter(({ position }) => position > after && position <= upTo);
    expect(inFull(await collect(under.log.readBulk({ after, upTo })))).toEqual(wanted);
    const filter = { types: [type], streamPrefixes: ['attempt-'] };
    expect(idsOf(await collect(under.log.readBulk({ after, upTo, ...filter })))).toEqual(
      idsOf(wanted.filter((event) => event.type === type)),
    );
  });

  it('tells in the end how far the log was read', async () => {
    const positions: string[] = [];
    const reading = under.log.readBulk({ after: beforeAllEvents, types: [newType()] });
    for await (const { upTo } of reading) positions.push(upTo);
    expect(positions).toEqual([await under.log.head()]);
  });

  it('can be left in the middle', async () => {
    for await (const { events } of under.log.readBulk({ after: beforeAllEvents })) {
      expect(events.length).toBeGreaterThan(0);
      break;
    }
    expect(await under.log.head()).toBe(all.at(-1)?.position);
  });

  it('tells when the log is lost on the way', async () => {
    const { log, proxy } = await under.throughProxy();
    const reading = (async () => {
      for await (const _ of log.readBulk({ after: beforeAllEvents })) proxy.cut();
    })();
    await expect(reading).rejects.toThrow(LogUnavailable);
    await log.close();
  });
});

describe('a subscription to the log in Postgres', () => {
  it('goes on where it was when the connection was lost', async () => {
    const { log, proxy } = await under.throughProxy();
    const type = newType();
    const after = await under.log.head();
    const stop = new AbortController();
    const events = facts(20, { type });
    const seen: string[] = [];
    const reading = (async () => {
      for await (const batch of log.subscribe({ after, types: [type], signal: stop.signal })) {
        seen.push(...idsOf(batch.events));
        if (seen.length >= events.length) stop.abort();
      }
    })();
    for (const [index, event] of events.entries()) {
      if (index % 5 === 0) proxy.cut();
      await under.log.append({ stream: newStream(), events: [event], expected: 'none' });
    }
    await reading;
    expect(seen).toEqual(idsOf(events));
    await log.close();
  });
});
