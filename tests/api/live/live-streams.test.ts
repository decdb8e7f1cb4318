import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LiveStreams, liveStreams } from '../../../api/live/live-streams.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { inProcessBus } from '../../../ops/adapters/bus/in-process-bus.ts';

const ada = 'ada' as AccountId;
const start = '2026-11-20T12:00:00.000Z' as Instant;
const expiry = '2026-12-20T12:00:00.000Z' as Instant;
const wait = { timeout: 10_000 } as const;

const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

const streamsWith = (
  alive: (ids: readonly string[], now: Instant) => Promise<ReadonlySet<string>>,
  heartbeatMs = 10,
) => {
  let now = start;
  const bus = inProcessBus({ report: () => undefined });
  const failures: unknown[] = [];
  const streams = liveStreams({
    bus,
    alive,
    now: () => now,
    failed: (error) => failures.push(error),
    heartbeatMs,
  });
  opened.push(streams);
  const tell = (projection = 'progress') =>
    bus.publish({ kind: 'projected', projection, position: '1' as Position, subjects: [ada] });
  const endSessions = () => bus.publish({ kind: 'sessionsEnded', subject: ada });
  const setNow = (at: Instant) => {
    now = at;
  };
  return { streams, failures, tell, endSessions, setNow };
};

/** A response to a client that never reads a byte. */
const unreadResponse = async (): Promise<{ response: ServerResponse; hangUp: () => void }> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = connect(port, '127.0.0.1').pause();
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [, response] = await once(server, 'request');
  response.writeHead(200);
  opened.push({ close: () => client.destroy() }, { close: () => server.close() });
  return { response, hangUp: () => client.destroy() };
};

const add = (streams: LiveStreams, response: ServerResponse) =>
  streams.add({ accountId: ada, sessionId: 'one', until: expiry, response });

const everybody = async (ids: readonly string[]) => new Set(ids);

describe('the open pages', () => {
  it('lose one that does not read, before it fills the memory', async () => {
    const { streams, tell } = streamsWith(everybody);
    const { response } = await unreadResponse();
    add(streams, response);
    for (let told = 0; told < 200_000 && !response.destroyed; told += 1) tell();
    expect(response.destroyed).toBe(true);
    expect(response.writableLength).toBeLessThan(70_000);
    await vi.waitFor(() => expect(streams.count()).toBe(0), wait);
  });

  it('forget one that hangs up', async () => {
    const { streams } = streamsWith(everybody);
    const { response, hangUp } = await unreadResponse();
    add(streams, response);
    hangUp();
    await vi.waitFor(() => expect(streams.count()).toBe(0), wait);
  });

  it('forget one that breaks just when a message is written to it', async () => {
    const { streams, tell } = streamsWith(everybody);
    const { response } = await unreadResponse();
    add(streams, response);
    response.destroy();
    tell();
    await vi.waitFor(() => expect(streams.count()).toBe(0), wait);
  });

  it('never take in one that is already gone', async () => {
    const { streams } = streamsWith(everybody);
    const { response } = await unreadResponse();
    response.destroy();
    add(streams, response);
    expect(streams.count()).toBe(0);
  });

  it('are written to no more once they are closed, also by a heartbeat that was under way', async () => {
    const { promise, resolve } = Promise.withResolvers<ReadonlySet<string>>();
    const alive = vi.fn(() => promise);
    const { streams } = streamsWith(alive);
    const { response } = await unreadResponse();
    const write = vi.spyOn(response, 'write');
    add(streams, response);
    await vi.waitFor(() => expect(alive).toHaveBeenCalled(), wait);
    streams.close();
    resolve(new Set(['one']));
    await promise;
    await new Promise(setImmediate);
    expect(write).not.toHaveBeenCalled();
  });

  it('stay while it cannot be known whether their sessions hold', async () => {
    const { streams, failures } = streamsWith(() => Promise.reject(new Error('away')));
    const { response } = await unreadResponse();
    add(streams, response);
    await vi.waitFor(() => expect(failures.length).toBeGreaterThan(1), wait);
    expect(streams.count()).toBe(1);
  });

  it('hear nothing of read models that no page shows', async () => {
    const { streams, tell } = streamsWith(() => new Promise(() => undefined));
    const { response } = await unreadResponse();
    const write = vi.spyOn(response, 'write');
    add(streams, response);
    tell('audit');
    expect(write).not.toHaveBeenCalled();
    tell();
    expect(write).toHaveBeenCalledWith('data: {"readModel":"progress","position":"1"}\n\n');
  });

  it('of a session that was ended are let go at once, and the others stay', async () => {
    const standing = new Set(['one', 'two']);
    const { streams, endSessions } = streamsWith(async () => standing, 3_600_000);
    const [ended, kept] = [await unreadResponse(), await unreadResponse()];
    add(streams, ended.response);
    streams.add({ accountId: ada, sessionId: 'two', until: expiry, response: kept.response });
    standing.delete('one');
    endSessions();
    await vi.waitFor(() => expect(ended.response.writableEnded).toBe(true), wait);
    expect(kept.response.writableEnded).toBe(false);
    expect(streams.count()).toBe(1);
  });

  it('hear nothing after their session has run out', async () => {
    const { streams, tell, setNow } = streamsWith(everybody, 3_600_000);
    const { response } = await unreadResponse();
    const write = vi.spyOn(response, 'write');
    add(streams, response);
    setNow(expiry);
    tell();
    expect(write).not.toHaveBeenCalled();
    expect(response.writableEnded).toBe(true);
  });

  it('lose one whose session ended while it was opened', async () => {
    const { streams } = streamsWith(async () => new Set(), 3_600_000);
    const { response } = await unreadResponse();
    add(streams, response);
    await vi.waitFor(() => expect(response.writableEnded).toBe(true), wait);
  });
});
