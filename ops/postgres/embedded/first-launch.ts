import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { freePort } from './free-port.ts';
import { type Launch, launch, logPath } from './launch.ts';
import type { Postmaster } from './postmaster.ts';

const tries = 20;
const betweenMs = 250;

/** Another program took the port between the look and the start. */
const portTaken = /could not bind|could not create any TCP/;
/** Processes of a server that was killed let go of its memory one by one. */
const stillHeld = /shared memory block|lock file .* already exists/;

export type FirstLaunch = Omit<Launch, 'port'> & {
  /** The port of the last time; another is taken when it is in use. */
  readonly wishedPort: number | undefined;
};

/** Brings the server up, with patience for what passes by itself. */
export const firstLaunch = async ({
  wishedPort,
  ...launching
}: FirstLaunch): Promise<Postmaster> => {
  let said = '';
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const port = await freePort(portTaken.test(said) ? undefined : wishedPort);
    const outcome = await launch({ ...launching, port });
    if (outcome.status === 'ready') return outcome.postmaster;
    said = outcome.said;
    if (!portTaken.test(said) && !stillHeld.test(said)) break;
    await sleep(betweenMs);
  }
  throw new EmbeddedPostgresError(
    'start-failed',
    `Postgres did not start; its log is ${logPath(launching.place)} and ends with: ${said}`,
  );
};
