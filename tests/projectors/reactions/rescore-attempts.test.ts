import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { itemStream } from '../../../domain/kernel/ids.ts';
import type { EventAddress, EventLog } from '../../../domain/ports/event-log.ts';
import { memoryEventLog } from '../../../ops/adapters/event-log/memory-event-log.ts';
import { type Rekeyed, rescoreAttempts } from '../../../projectors/reactions/rescore-attempts.ts';
import { itemNamed, noon, optionNamed } from '../../support/facts.ts';
import { newEvent } from '../support/events.ts';
import { until } from '../support/until.ts';
import { parkingLot } from './support/parking-lot.ts';

let log: EventLog;
let happened = 0;
let begun: string[];
let stopping: AbortController;
let running: Promise<void>;
let lot: ReturnType<typeof parkingLot<EventAddress>>;

beforeEach(() => {
  log = memoryEventLog(() => noon);
  [begun, lot, stopping] = [[], parkingLot<EventAddress>(), new AbortController()];
});
afterEach(async () => {
  stopping.abort();
  await running;
});

/** Of this build unless another version is given, which it cannot read. */
const rekey = async (name: string, version?: number): Promise<string> => {
  const event: BoardwellEvent = {
    type: 'ItemRekeyed',
    data: {
      itemId: itemNamed(name),
      revision: 1,
      at: noon,
      reason: 'The key was wrong.',
      keyBefore: [optionNamed('A')],
      key: [optionNamed('B')],
    },
  };
  const stream = itemStream(itemNamed(name));
  const recorded = newEvent({ stream, event, subject: undefined }, happened);
  happened += 1;
  const events = [{ ...recorded, version: version ?? recorded.version }];
  await log.append({ stream, events, expected: 'none' });
  return recorded.id;
};

const react = (from: Position): void => {
  running = rescoreAttempts(
    {
      log,
      parking: lot.parking,
      checkpoint: { read: async () => from, write: async () => undefined },
      begin: async ({ data: { itemId } }: Rekeyed) => void begun.push(itemId),
      rescore: async () => undefined,
    },
    stopping.signal,
  );
};

it('one corrected key that cannot be read holds up no other, before or after a start', async () => {
  const before = await rekey('one', 99);
  await rekey('two');
  const head = await log.head();
  react(head);
  const after = await rekey('three', 99);
  await rekey('four');
  await until(() => begun.includes(itemNamed('four')));
  expect(begun).toEqual([itemNamed('four')]);
  expect([...lot.parked.keys()]).toEqual([before, after]);
});
