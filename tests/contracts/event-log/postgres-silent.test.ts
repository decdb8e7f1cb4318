import { afterAll, beforeAll, describe, expect, it, type TestContext, vi } from 'vitest';
import { beforeAll as beforeAllEvents } from '../../../domain/kernel/envelope.ts';
import { type Append, LogUnavailable, OutcomeUnknown } from '../../../domain/ports/event-log.ts';
import {
  type PostgresEventLog,
  postgresEventLog,
} from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { type DatabaseLine, databaseLine } from '../../support/database-line.ts';
import { collect, facts, idsOf, newStream, newType } from './facts.ts';
import { openPostgresLog, type PostgresLogUnderTest } from './open-postgres-log.ts';

// Silence is only known for what it is by waiting.
vi.setConfig({ testTimeout: 60_000 });

const writer = /boardwell log writer/;

let under: PostgresLogUnderTest;
beforeAll(async () => {
  under = await openPostgresLog();
});
afterAll(() => under.close());

type ByLine = { readonly log: PostgresEventLog; readonly line: DatabaseLine };

const byLine = async ({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Promise<ByLine> => {
  const line = await databaseLine(under.databaseUrl);
  onTestFinished(line.cut);
  const log = postgresEventLog({ databaseUrl: line.url });
  onTestFinished(log.close);
  return { log, line };
};

const begin = (): Append => ({ stream: newStream(), events: facts(2), expected: 'none' });

const reasons = (settled: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  settled.map((one) => (one.status === 'rejected' ? one.reason : undefined));

describe.concurrent('a log in Postgres whose connection falls silent', () => {
  it('says that an outcome is unknown, and the same events again are stored once', async (context) => {
    const { log, line } = await byLine(context);
    await log.append(begin());
    line.dropAnswers(writer);
    const appends = Array.from({ length: 20 }, begin);
    const [first, ...rest] = reasons(
      await Promise.allSettled(appends.map((append) => log.append(append))),
    );
    // Those of the first batch were stored, and nobody was told; the others had another connection.
    expect(first).toBeInstanceOf(OutcomeUnknown);
    for (const reason of rest) expect(reason ?? first).toBeInstanceOf(OutcomeUnknown);

    const again = await Promise.all(appends.map((append) => log.append(append)));
    expect(again).toEqual(appends.map(() => expect.objectContaining({ status: 'appended' })));
    for (const { stream, events } of appends) {
      expect(idsOf(await under.log.readStream(stream))).toEqual(idsOf(events));
    }
  });

  it('notices it while nobody writes, so that whoever writes next need not wait', async (context) => {
    const { log, line } = await byLine(context);
    await log.append(begin());
    line.silence(writer);
    line.speak();
    // The connection is asked for a sign of life after two seconds, and given as long to answer.
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    const began = performance.now();
    await log.append(begin());
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('throws what says that it is away, wherever it is asked', async (context) => {
    const { log, line } = await byLine(context);
    const stored = begin();
    await log.append(stored);
    line.silence();
    const asked = [
      log.append(begin()),
      log.readStream(stored.stream),
      log.readPlaces([{ stream: stored.stream, revision: 0 }]),
      log.head(),
      collect(log.readAll({ after: beforeAllEvents })),
      collect(log.readBulk({ after: beforeAllEvents })),
    ];
    const [append, ...reads] = reasons(await Promise.allSettled(asked));
    expect(append).toBeInstanceOf(OutcomeUnknown);
    for (const read of reads) expect(read).toBeInstanceOf(LogUnavailable);
    line.speak();
    expect(await log.readStream(stored.stream)).toHaveLength(2);
    expect((await log.append(begin())).status).toBe('appended');
  });

  it('reads the whole of it again after a reading that fell silent half-way', async (context) => {
    const { log, line } = await byLine(context);
    const type = newType();
    const essays = { types: [type], after: beforeAllEvents };
    for (let batch = 0; batch < 20; batch += 1) {
      const events = facts(2, { type, data: { essay: 'x'.repeat(200_000) } });
      await log.append({ stream: newStream(), events, expected: 'none' });
    }
    const reading = log.readBulk(essays)[Symbol.asyncIterator]();
    await reading.next();
    line.silence(/boardwell log copy/);
    line.speak();
    const toTheEnd = async () => {
      for (let next = await reading.next(); !next.done; next = await reading.next());
    };
    await expect(toTheEnd()).rejects.toThrow(LogUnavailable);
    expect(await collect(log.readBulk(essays))).toHaveLength(40);
  });

  it('goes on telling what is new', async (context) => {
    const { log, line } = await byLine(context);
    const leaving = new AbortController();
    const told: string[] = [];
    const type = newType();
    const after = await log.head();
    const listening = (async () => {
      for await (const { events } of log.subscribe({
        after,
        types: [type],
        signal: leaving.signal,
      })) {
        told.push(...idsOf(events));
      }
    })();
    line.silence();
    line.speak();
    const events = facts(2, { type });
    await under.log.append({ stream: newStream(), events, expected: 'none' });
    await vi.waitFor(() => expect(told).toEqual(idsOf(events)), { timeout: 10_000 });
    leaving.abort();
    await listening;
  });
});
