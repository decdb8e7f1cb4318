import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../ops/postgres/embedded/free-port.ts';

const name = 'nats-server';
/** Debian keeps servers where ordinary users do not look. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];

/** The real server; undefined where there is none. */
const natsServerProgram: string | undefined =
  process.env['BOARDWELL_NATS_SERVER'] ??
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

export const noNatsServer =
  natsServerProgram === undefined ? 'There is no nats-server on this machine' : undefined;

export type NatsServer = {
  readonly url: string;
  readonly port: number;
  /** Ends it as the machine under it would. */
  readonly kill: () => Promise<void>;
  /** On the same port. */
  readonly start: () => Promise<void>;
  /** It keeps its connections and answers nobody. */
  readonly silence: () => void;
  readonly speak: () => void;
};

const takesConnections = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data', { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** A server that is not started yet. */
export const natsServer = async (
  credentials?: Readonly<Record<'user' | 'pass', string>>,
): Promise<NatsServer> => {
  const port = await freePort();
  const access = credentials ? ['--user', credentials.user, '--pass', credentials.pass] : [];
  let child: ChildProcess | undefined;
  // Nothing is left behind by a run that fails.
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    start: async () => {
      const args = ['-a', '127.0.0.1', '-p', `${port}`, ...access];
      child = spawn(natsServerProgram ?? name, args, { stdio: 'ignore' });
      while (!(await takesConnections(port))) await sleep(20);
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    silence: () => void child?.kill('SIGSTOP'),
    speak: () => void child?.kill('SIGCONT'),
  };
};
