import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { binaryEvent, EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AttemptId, attemptStream } from '../../../domain/kernel/ids.ts';
import { newAdmin, newLearner } from '../../api/support/people.ts';
import { handIn, newPaper } from '../../api/support/quiz.ts';
import {
  type EventStoreDbServer,
  startEventStoreDbServer,
} from '../../support/eventstoredb/server.ts';
import { freshDatabase } from '../../support/postgres.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';

const run = promisify(execFile);
const wait = { timeout: 15_000, interval: 50 } as const;

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

let server: EventStoreDbServer;
let eventStoreUrl: string;
let stranger: EventStoreDBClient;
let product: TestProduct;
const lines: string[] = [];

const commandOn = async (
  databaseUrl: string,
  [entry, ...args]: readonly [string, ...string[]],
): Promise<Ended> => {
  try {
    const places = { DATABASE_URL: databaseUrl, EVENT_STORE_URL: eventStoreUrl };
    const env = { ...process.env, ...places };
    return { code: 0, ...(await run(process.execPath, [entry, ...args], { env })) };
  } catch (error) {
    const { code, stdout, stderr } = error as Ended;
    return { code, stdout, stderr };
  }
};

const command = (...words: readonly [string, ...string[]]): Promise<Ended> =>
  commandOn(product.databaseUrl, words);

const caughtUp = async (names: readonly string[]): Promise<boolean> => {
  const { commands, readPosition } = product.world;
  return readPosition.reached(names, await commands.log.head(), 10_000);
};

const stateOf = (name: string) =>
  product.projections.status().find(({ projection }) => projection === name);

beforeAll(async () => {
  server = await startEventStoreDbServer();
  eventStoreUrl = `esdb://127.0.0.1:${server.port}?tls=false`;
  stranger = EventStoreDBClient.connectionString(eventStoreUrl);
  const onLog = (line: string) => lines.push(line);
  product = await startTestProduct({ configuration: { eventStoreUrl }, onLog });
});
afterAll(async () => {
  await product.stop();
  await stranger.dispose();
  server.stop();
});

const parked = async (stream: string) => {
  const text = 'select event_type, error from projector.parked where stream = $1';
  return (await product.world.database.query(text, [stream])).rows;
};

describe('an EventStoreDB that others use too', () => {
  it('is rebuilt from, verified and replayed without regard to what is not ours', async () => {
    const learner = await newLearner(product);
    await handIn(learner, await newPaper(learner, { limit: 3 }));
    expect(await caughtUp(['progress', 'audit'])).toBe(true);
    const rebuilt = await command('ops/rebuild.ts', 'progress');
    expect(rebuilt).toMatchObject({ code: 0, stderr: '' });
    const verified = await command('ops/verify.ts', 'progress', 'audit');
    expect(verified).toMatchObject({ code: 0, stderr: '' });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const asked = ['--as-of', tomorrow, '--learner', learner.username, '--json'];
    const replayed = await command('ops/replay.ts', ...asked);
    expect(JSON.parse(replayed.stdout).quizzes).toHaveLength(1);
  });

  it('stops at a broken event of ours whoever wants its type, and nobody else', async () => {
    const stream = attemptStream(randomUUID() as AttemptId);
    const scan = binaryEvent({ type: 'Scan', data: Buffer.from([0, 255]) });
    const broken = jsonEvent({ type: 'QuizSubmitted', data: { score: 100 } });
    await stranger.appendToStream(stream, [scan, broken], { expectedRevision: NO_STREAM });
    await vi.waitFor(() => expect(stateOf('progress')?.state).toBe('poisoned'), wait);
    expect(stateOf('progress')?.failure).toMatchObject({
      eventType: 'QuizSubmitted',
      error: expect.stringContaining(`QuizSubmitted in ${stream}`),
    });
    await newLearner(product);
    expect(await caughtUp(['accounts', 'item-bank'])).toBe(true);

    // What no read model wants stops none, and is told all the same.
    const error = expect.stringContaining(`Scan in ${stream}`);
    await vi.waitFor(async () => {
      expect(await parked(stream)).toContainEqual({ event_type: 'Scan', error });
    }, wait);
    expect(lines.filter((line) => line.includes('unreadable-events'))).toHaveLength(1);
    const admin = await newAdmin(product);
    const { body } = await admin.get('/api/admin/operations');
    const told = { reaction: 'unreadable-events', stream, error };
    expect(body.parked).toContainEqual(expect.objectContaining(told));
    expect(await (await fetch(`${product.url}/metrics`)).text()).toContain('unreadable-events');

    const elsewhere = await freshDatabase();
    const words = ['ops/rebuild.ts', 'progress', 'accounts'] as const;
    const { code, stdout, stderr } = await commandOn(elsewhere.url, words);
    await elsewhere.drop();
    expect(stdout).toMatch(/progress +stopped: .*was not written by this product: metadata/);
    expect(stdout).toMatch(/accounts +new/);
    expect([code, stderr]).toEqual([3, '']);
  });
});
