import { describe, expect, it } from 'vitest';
import type { Batch } from '../../../domain/ports/event-log.ts';
import { facts, idsOf, newStream, newType } from './facts.ts';
import { type LogUnderTest, stood } from './log-under-test.ts';

/** Reads a subscription until enough has come, then ends it. */
const until = async (
  batches: AsyncIterable<Batch>,
  stop: AbortController,
  enough: (batch: Batch) => boolean,
): Promise<void> => {
  for await (const batch of batches) if (enough(batch)) stop.abort();
};

export const subscribing = (opened: () => LogUnderTest) =>
  describe('subscribing', () => {
    it('catches up with what is there and then gives what comes, each event once', async () => {
      const { log } = opened();
      const after = await log.head();
      const type = newType();
      const [past, future] = [facts(30, { type }), facts(10, { type })];
      const seen: string[] = [];
      const stop = new AbortController();
      await log.append({ stream: newStream(), events: past, expected: 'none' });
      const reading = until(
        log.subscribe({ after, types: [type], limit: 7, signal: stop.signal }),
        stop,
        ({ events }) => {
          seen.push(...idsOf(events));
          return seen.length >= past.length + future.length;
        },
      );
      await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(past.length);
      for (const event of future) {
        await log.append({ stream: newStream(), events: [event], expected: 'none' });
      }
      await reading;
      expect(seen).toEqual(idsOf([...past, ...future]));
    });

    it('tells a reader of few types of every event that it has come past it', async () => {
      const { log } = opened();
      const after = await log.head();
      const stop = new AbortController();
      let upTo = after;
      const reading = until(
        log.subscribe({ after, types: [newType()], signal: stop.signal }),
        stop,
        (batch) => {
          upTo = batch.upTo;
          return false;
        },
      );
      for (let count = 0; count < 3; count += 1) {
        const { position } = stood(
          await log.append({ stream: newStream(), events: facts(1), expected: 'none' }),
        );
        await expect.poll(() => upTo >= position, { timeout: 10_000, interval: 5 }).toBe(true);
      }
      stop.abort();
      await reading;
    });

    it('gives a slow reader everything that came meanwhile, each event once', async () => {
      const { log } = opened();
      const after = await log.head();
      const type = newType();
      const appended: string[] = [];
      const append = async (count: number) => {
        const events = facts(count, { type });
        await log.append({ stream: newStream(), events, expected: 'none' });
        appended.push(...idsOf(events));
      };
      await append(1);
      const stop = new AbortController();
      const { signal } = stop;
      const batches = log.subscribe({ after, types: [type], signal })[Symbol.asyncIterator]();
      const seen: string[] = [];
      const see = async () => seen.push(...idsOf((await batches.next()).value?.events ?? []));
      await see();
      for (let count = 0; count < 4; count += 1) await append(300);
      while (seen.length < appended.length) await see();
      stop.abort();
      expect((await batches.next()).done).toBe(true);
      expect(seen).toEqual(appended);
    });

    it('filters by type and by the beginning of the stream name', async () => {
      const { log } = opened();
      const after = await log.head();
      const type = newType();
      const [attempt, account] = [newStream('attempt'), newStream('account')];
      for (const stream of [account, attempt]) {
        await log.append({ stream, events: facts(2, { type }), expected: 'none' });
      }
      for (const filter of [
        { types: [type], streamPrefixes: [attempt] },
        { streamPrefixes: [attempt] },
      ]) {
        const seen: string[] = [];
        const stop = new AbortController();
        await until(
          log.subscribe({ after, ...filter, signal: stop.signal }),
          stop,
          ({ events }) => {
            seen.push(...events.map(({ stream }) => stream));
            return seen.length >= 2;
          },
        );
        expect(seen).toEqual([attempt, attempt]);
      }
    });

    it('ends on its signal, also while it waits', async () => {
      const { log } = opened();
      const stop = new AbortController();
      const stream = newStream();
      const { position } = stood(await log.append({ stream, events: facts(1), expected: 'none' }));
      const reading = until(
        log.subscribe({ after: position, streamPrefixes: [stream], signal: stop.signal }),
        stop,
        () => false,
      );
      setTimeout(() => stop.abort(), 50);
      await reading;
      await until(log.subscribe({ after: position, signal: stop.signal }), stop, () => false);
      expect(stop.signal.aborted).toBe(true);
    });
  });
