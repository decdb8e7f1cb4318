import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import {
  type EventStoreDbServer,
  startEventStoreDbServer,
} from '../../support/eventstoredb/server.ts';
import { type CuttingProxy, cuttingProxy } from './cutting-proxy.ts';
import { fact, facts, idsOf, newStream } from './facts.ts';
import { stood } from './log-under-test.ts';
import { logAt } from './open-eventstoredb-log.ts';

const nothing = () => undefined;

let server: EventStoreDbServer;
let log: EventLog;
let proxy: CuttingProxy;
let cutLog: EventLog;
let onWritten: () => void = nothing;
let onDropped: () => void = nothing;
let indexed: () => Promise<void> = async () => undefined;
let reads = 0;

beforeAll(async () => {
  server = await startEventStoreDbServer({
    onWritten: () => onWritten(),
    onDropped: () => onDropped(),
    indexed: () => indexed(),
    onRead: () => {
      reads += 1;
    },
  });
  proxy = await cuttingProxy(server.port);
  [log, cutLog] = [logAt(server.port), logAt(proxy.port)];
  for (const each of [log, cutLog]) {
    await each.append({ stream: newStream(), events: [fact()], expected: 'none' });
  }
});
afterAll(async () => {
  await Promise.all([log.close(), cutLog.close()]);
  await proxy.close();
  server.stop();
});

describe('an append to EventStoreDB', () => {
  it('has the outcome of its twin that another process sent at the same time', async () => {
    const append = { stream: newStream(), events: facts(2), expected: 'none' } as const;
    const dropped = new Promise<void>((resolve) => {
      onDropped = resolve;
    });
    indexed = () => dropped;
    const outcomes = await Promise.all([log.append(append), cutLog.append(append)]);
    [indexed, onDropped] = [async () => undefined, nothing];
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(idsOf(await log.readStream(append.stream))).toEqual(idsOf(append.events));
  });

  it('finds out by itself what became of it when the connection was lost', async () => {
    const append = { stream: newStream(), events: facts(2), expected: 'none' } as const;
    onWritten = () => {
      onWritten = nothing;
      proxy.cut();
    };
    const outcome = stood(await cutLog.append(append));
    expect(outcome).toEqual(await log.append(append));
    expect(await log.readStream(append.stream)).toHaveLength(2);
  });

  it('reads nothing of a new stream, nor what its writer has just read', async () => {
    const stream = newStream();
    reads = 0;
    await log.append({ stream, events: facts(2), expected: 'none' });
    expect(reads).toBe(0);
    const loaded = await log.readStream(stream);
    await log.append({ stream, events: facts(1), expected: 1, loaded });
    expect(reads).toBe(1);
    const late = await log.append({ stream, events: facts(1), expected: 1, loaded });
    expect(late).toEqual({ status: 'conflict', actual: 2 });
    expect(await log.readStream(stream)).toHaveLength(3);
  });

  it('knows its own events in what its writer has read', async () => {
    const [stream, events] = [newStream(), facts(2)];
    const first = await log.append({ stream, events, expected: 'none' });
    const loaded = await log.readStream(stream);
    expect(await log.append({ stream, events, expected: 1, loaded })).toEqual(first);
    expect(await log.readStream(stream)).toHaveLength(2);
  });
});
