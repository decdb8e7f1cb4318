import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { type AttemptId, type ItemId, itemStream } from '../../../domain/kernel/ids.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import { memoryEventLog } from '../../../ops/adapters/event-log/memory-event-log.ts';
import {
  type HolderWork,
  type Rekeying,
  rescoreHolders,
} from '../../../projectors/reactions/rescore-holders.ts';
import { pause } from '../../../projectors/runtime/pause.ts';
import { itemNamed, learner, noon, optionNamed } from '../../support/facts.ts';
import { newEvent } from '../support/events.ts';
import { until } from '../support/until.ts';
import { parkingLot } from './support/parking-lot.ts';

const pageSize = 10;
const attempts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    attemptId: `attempt-${String(index).padStart(4, '0')}` as AttemptId,
    learnerId: learner,
  }));

let log: EventLog;
let happened = 0;
let rekeyings: Rekeying[];
let held: Map<ItemId, ReturnType<typeof attempts>>;
let sent: string[];
let stopping: AbortController;
let running: Promise<void>;
let lot: ReturnType<typeof parkingLot<HolderWork>>;

beforeEach(() => {
  log = memoryEventLog(() => noon);
  [rekeyings, held, sent, lot] = [[], new Map(), [], parkingLot<HolderWork>()];
});
afterEach(async () => {
  stopping.abort();
  await running;
});

/** Of this build unless another version is given, which it cannot read. */
const rekey = async (name: string, key: string, version?: number): Promise<void> => {
  const event: BoardwellEvent = {
    type: 'ItemRekeyed',
    data: {
      itemId: itemNamed(name),
      revision: 1,
      keyBefore: [optionNamed('A')],
      key: [optionNamed(key)],
      at: noon,
      reason: 'The key was wrong.',
    },
  };
  const stream = itemStream(itemNamed(name));
  const before = (await log.readStream(stream)).at(-1)?.revision;
  const recorded = newEvent({ stream, event, subject: undefined }, happened);
  happened += 1;
  const events = [{ ...recorded, version: version ?? recorded.version }];
  await log.append({ stream, events, expected: before ?? 'none' });
  const others = rekeyings.filter(({ itemId }) => itemId !== itemNamed(name));
  const begun = { eventId: recorded.id, position: '1' as Position, cursor: '' };
  rekeyings = [...others, { itemId: itemNamed(name), revision: 1, ...begun }];
};

const react = (onSend: (name: string) => void = () => undefined): void => {
  stopping = new AbortController();
  running = rescoreHolders(
    {
      log,
      parking: lot.parking,
      readPosition: { reached: async () => true },
      underWay: async () => rekeyings,
      untilBegun: (signal) => pause(1, signal),
      page: async ({ itemId, cursor }) => {
        const rest = (held.get(itemId) ?? []).filter(({ attemptId }) => attemptId > cursor);
        const holders = rest.slice(0, pageSize);
        return { holders, next: holders.length < pageSize ? undefined : holders.at(-1)?.attemptId };
      },
      advance: async ({ eventId }, next) => {
        rekeyings = rekeyings.flatMap((one) => {
          if (one.eventId !== eventId) return [one];
          return next === undefined ? [] : [{ ...one, cursor: next }];
        });
      },
      rescore: async (_cause, _of, { itemId, attemptId, key }) => {
        onSend(attemptId);
        sent.push(`${itemId} ${attemptId} ${key}`);
      },
    },
    stopping.signal,
  );
};

describe('the attempts that held an item with a corrected key', () => {
  it('are counted anew page by page, from where it was after a stop in the middle', async () => {
    held.set(itemNamed('one'), attempts(45));
    await rekey('one', 'B');
    react((name) => {
      if (name === 'attempt-0025') stopping.abort();
    });
    await running;
    expect(rekeyings).toMatchObject([{ cursor: expect.stringMatching(/^attempt-00[12]9$/) }]);
    const before = sent.length;
    react();
    await until(() => rekeyings.length === 0);
    expect(sent.length - before).toBeLessThan(45);
    expect(new Set(sent).size).toBe(45);
  });

  it('do not hold up those of another correction', async () => {
    held.set(itemNamed('many'), attempts(200)).set(itemNamed('few'), attempts(3));
    await rekey('many', 'B');
    await rekey('few', 'C');
    react();
    await until(() => rekeyings.length === 0);
    const lastOfFew = sent.findLastIndex((one) => one.startsWith('few'));
    expect(lastOfFew).toBeLessThan(2 * pageSize);
    expect(sent).toHaveLength(203);
  });

  it('wait, each by itself, for a key that cannot be read, and those of another do not', async () => {
    held.set(itemNamed('broken'), attempts(12)).set(itemNamed('sound'), attempts(3));
    await rekey('broken', 'B', 99);
    await rekey('sound', 'C');
    react();
    await until(() => rekeyings.length === 0);
    expect(sent).toHaveLength(3);
    expect(lot.parked.size).toBe(12);
  });

  it('go on without the one that cannot be counted, which gets the key as it stands in the end', async () => {
    held.set(itemNamed('one'), attempts(12));
    await rekey('one', 'B');
    let isBroken = true;
    react((name) => {
      if (isBroken && name === 'attempt-0003') throw new Error('It cannot be read');
    });
    await until(() => rekeyings.length === 0);
    expect(sent).toHaveLength(11);
    expect([...lot.parked.values()]).toMatchObject([{ stream: 'attempt-attempt-0003' }]);
    await rekey('one', 'C');
    await until(() => rekeyings.length === 0);
    isBroken = false;
    lot.letTry();
    await until(() => lot.parked.size === 0);
    expect(sent.filter((one) => one.includes('0003'))).toEqual(['one attempt-0003 C']);
  });
});
