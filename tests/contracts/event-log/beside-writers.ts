import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, type Position, type RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import { facts, idsOf, newStream, newType } from './facts.ts';
import { stood } from './log-under-test.ts';

/** All that is needed of a log to be checked. */
export type SharedLog = Pick<EventLog, 'append' | 'readAll' | 'subscribe' | 'head'>;

const writers = 16;
const appendsPerWriter = 25;

/** What a reader beside writers must never see. All empty: nothing was wrong. */
export type Findings = {
  readonly missing: readonly string[];
  readonly doubled: readonly string[];
  readonly outOfOrder: readonly string[];
};

/** Appends one to three events at a time to a stream of its own; gives the ids acknowledged. */
const write = async (log: SharedLog, type: string): Promise<string[]> => {
  const stream = newStream();
  const acknowledged: string[] = [];
  for (let turn = 0; turn < appendsPerWriter; turn += 1) {
    const events = facts(1 + (turn % 3), { type });
    const expected = acknowledged.length === 0 ? 'none' : acknowledged.length - 1;
    stood(await log.append({ stream, events, expected }));
    acknowledged.push(...idsOf(events));
  }
  return acknowledged;
};

const outOfOrder = (events: readonly RecordedEvent[]): string[] => {
  const revisions = new Map<StreamName, number>();
  let position = '';
  return events
    .filter((event) => {
      const next = (revisions.get(event.stream) ?? -1) + 1;
      const ordered = event.position > position && event.revision === next;
      revisions.set(event.stream, event.revision);
      position = event.position;
      return !ordered;
    })
    .map(({ id }) => id);
};

const lastPosition = async (log: SharedLog, type: string): Promise<Position> => {
  let position = beforeAll;
  for await (const { events } of log.readAll({ after: beforeAll, types: [type] })) {
    position = events.at(-1)?.position ?? position;
  }
  return position;
};

/** Lets a reader follow the log while sixteen write, and compares what it saw with what they did. */
export const readBesideWriters = async (log: SharedLog): Promise<Findings> => {
  const type = newType();
  const seen: RecordedEvent[] = [];
  const stop = new AbortController();
  let last = await log.head();
  const subscription = log.subscribe({ after: last, types: [type], signal: stop.signal });
  const reading = (async () => {
    for await (const { events, upTo } of subscription) {
      seen.push(...events);
      last = upTo;
    }
  })();
  const acknowledged = (
    await Promise.all(Array.from({ length: writers }, () => write(log, type)))
  ).flat();
  const end = await lastPosition(log, type);
  while (last < end) await sleep(5);
  stop.abort();
  await reading;
  const ids = idsOf(seen);
  const unique = new Set(ids);
  return {
    missing: acknowledged.filter((id) => !unique.has(id)),
    doubled: ids.filter((id, index) => ids.indexOf(id) !== index),
    outOfOrder: outOfOrder(seen),
  };
};
