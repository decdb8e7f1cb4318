import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { z } from 'zod';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { StreamName } from '../../../domain/kernel/ids.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import { placeOf } from '../../../ops/adapters/event-log/eventstoredb/recorded-event.ts';
import { eventStoreDbLog } from '../../../ops/adapters/event-log/eventstoredb-event-log.ts';
import { sampleEvent } from '../append/sample-event.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { callsPerSecond, inTurn } from '../support/rounds.ts';

const rounds = 5;
const milliseconds = 1500;
const levels = [1, 8, 32] as const;
const toRead = 20_000;
const perAppend = 100;

const address = z.url({ protocol: /^esdb(\+discover)?$/ });

type Contest = {
  readonly log: EventLog;
  /** The client library by itself, on the same server. */
  readonly bare: EventStoreDBClient;
};

const append = ({ log }: Contest) => {
  const event = sampleEvent();
  const stream = `attempt-${event.id}` as StreamName;
  return log.append({ stream, events: [event], expected: 'none' });
};

const appendBare = ({ bare }: Contest) => {
  const { id, type, version, data, meta } = sampleEvent();
  const event = jsonEvent({ id, type, data, metadata: { version, meta } });
  return bare.appendToStream(`attempt-${id}`, [event], { expectedRevision: NO_STREAM });
};

const shown = (measured: ReadonlyMap<string, number>): string =>
  [...measured].map(([name, rate]) => `${name} ${figure(rate)}/s`).join('   ');

const against = (name: string, measured: ReadonlyMap<string, number>): Goal => ({
  name,
  measured: (measured.get('log') ?? Number.NaN) / (measured.get('bare') ?? Number.NaN),
  goal: 0.9,
  wants: 'at least',
  unit: '×',
});

const appending = async (contest: Contest): Promise<Goal[]> => {
  const goals: Goal[] = [];
  for (const callers of levels) {
    const load = { callers, milliseconds };
    const measured = await inTurn(
      [
        { name: 'log', round: () => callsPerSecond(() => append(contest), load) },
        { name: 'bare', round: () => callsPerSecond(() => appendBare(contest), load) },
      ],
      rounds,
    );
    print(`  ${String(callers).padStart(3)} callers   ${shown(measured)}`);
    goals.push(against(`EventStoreDB append, ${callers} callers: against its client`, measured));
  }
  return goals;
};

const fill = async ({ log }: Contest): Promise<void> => {
  for (let written = 0; written < toRead; written += perAppend) {
    const events = Array.from({ length: perAppend }, sampleEvent);
    const stream = `attempt-${events[0]?.id}` as StreamName;
    await log.append({ stream, events, expected: 'none' });
  }
};

const perSecond = (count: number, began: number): number =>
  (count / (performance.now() - began)) * 1000;

const read = async ({ log }: Contest, after: Position): Promise<number> => {
  const began = performance.now();
  let count = 0;
  for await (const { events } of log.readAll({ after })) count += events.length;
  return perSecond(count, began);
};

/** Whatever else is in the store is read too, but does not count. */
const readBare = async ({ bare }: Contest, after: Position): Promise<number> => {
  const began = performance.now();
  let count = 0;
  for await (const { event } of bare.readAll({ fromPosition: placeOf(after) })) {
    if (event?.streamId.startsWith('attempt-')) count += 1;
  }
  return perSecond(count, began);
};

const reading = async (contest: Contest): Promise<Goal[]> => {
  const after = await contest.log.head();
  await fill(contest);
  const measured = await inTurn(
    [
      { name: 'log', round: () => read(contest, after) },
      { name: 'bare', round: () => readBare(contest, after) },
    ],
    rounds,
  );
  print(`  reading ${figure(toRead)} events   ${shown(measured)}`);
  return [against('EventStoreDB, reading everything: against its client', measured)];
};

/** The log in the EventStoreDB of `EVENT_STORE_URL`, against the bare client; nothing without one. */
export const eventStoreDbBench = async (): Promise<Goal[]> => {
  const url = address.safeParse(process.env['EVENT_STORE_URL']);
  if (!url.success) {
    print('  left out: EVENT_STORE_URL names no server (esdb://host:2113?tls=false)');
    return [];
  }
  const log = eventStoreDbLog({ connectionString: url.data });
  const contest = { log, bare: EventStoreDBClient.connectionString(url.data) };
  try {
    return [...(await appending(contest)), ...(await reading(contest))];
  } finally {
    await Promise.all([log.close(), contest.bare.dispose()]);
  }
};
