import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../ops/postgres/embedded/free-port.ts';
import { type Postmaster, stillRuns } from '../../ops/postgres/embedded/postmaster.ts';
import { type DataFolder, makeDataFolder } from './support/victims/data-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const patience = { timeout: 90_000, interval: 50 } as const;

const secret = 'a-secret-of-nats';

let folder: DataFolder;
beforeAll(async () => {
  // A start installs what is missing, which is not for a test to do.
  const { staleReason } = await import(`${root}ops/bootstrap/installed.mjs`);
  expect(staleReason(), 'run npm ci first').toBeUndefined();
  folder = await makeDataFolder();
});
afterAll(() => folder.remove());

type Started = {
  readonly npm: ChildProcess;
  readonly port: number;
  readonly said: () => string;
  readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
};

const npmStart = async (): Promise<Started> => {
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '::1',
      PORT: `${port}`,
      DATA_DIR: folder.path,
      // Nobody is there: a start and an end must not wait for it, and no line may hold the secret.
      NATS_URL: `nats://operator:${secret}@127.0.0.1:9`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const output of [npm.stdout, npm.stderr]) {
    output.on('data', (chunk) => {
      text += chunk;
    });
  }
  const ended = once(npm, 'exit').then(([code, signal]) => [code, signal] as const);
  return { npm, port, said: () => text, ended };
};

const isListenedTo = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '::1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

const ownPostgres = (): Promise<Postmaster> =>
  vi.waitFor(async () => {
    const server = await folder.postmaster();
    if (!server) throw new Error('Postgres is not up');
    return server;
  }, patience);

describe('npm start', () => {
  it('says what it does before it listens, and how long that took', async () => {
    const { npm, said, ended } = await npmStart();
    await vi.waitFor(() => expect(said()).toContain('Started in'), patience);
    npm.kill('SIGTERM');
    await ended;
    const lines = said().split('\n');
    const at = (line: RegExp): number => lines.findIndex((one) => line.test(one));
    const steps = [
      at(/^Making the database in .* …$/),
      at(/^Made the database in \d+\.\d s\.$/),
      at(/^Migrating the database \((\d+) of \1 migrations\) …$/),
      at(/^Migrated the database in \d+\.\d s\.$/),
      at(/^Started in/),
    ];
    expect(steps[0]).toBeGreaterThanOrEqual(0);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });

  it.each([
    ['SIGTERM', [0, null]],
    ['SIGINT', [0, null]],
    // npm passes no hang-up on and ends by it; what it started notices that it is alone.
    ['SIGHUP', [null, 'SIGHUP']],
  ] as const)('ends with everything that it started on %s to npm', async (signal, exit) => {
    const { npm, port, said, ended } = await npmStart();
    await vi.waitFor(() => expect(said()).toContain('Started in'), patience);
    expect(said()).toContain(`http://[::1]:${port} `);
    await vi.waitFor(() => expect(said()).toContain('NATS is away'), patience);
    expect((await fetch(`http://[::1]:${port}/readyz`)).status).toBe(200);
    const server = await ownPostgres();

    npm.kill(signal);
    expect(await ended).toEqual(exit);
    await vi.waitFor(async () => {
      expect(await isListenedTo(port)).toBe(false);
      expect(await stillRuns(server)).toBe(false);
      expect(said()).toContain('Everything that was acknowledged is kept');
    }, patience);
    expect(said()).not.toContain(secret);
  });

  it('leaves no Postgres behind when it is ended while it starts', async () => {
    const { npm, said, ended } = await npmStart();
    const server = await ownPostgres();
    npm.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await stillRuns(server)).toBe(false);
    expect(said()).not.toContain('Started in');
  });

  it('ends with the code of a start that came to nothing', async () => {
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, PORT: 'none' },
      stdio: 'ignore',
    });
    expect(await once(npm, 'exit')).toEqual([2, null]);
  });
});
