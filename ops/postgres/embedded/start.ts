import { resolve } from 'node:path';
import { tellStep } from '../../system/tell-step.ts';
import { adopt, findOrphan } from './adopt.ts';
import { adminUrl, answersAtOnce, productUrl } from './connection.ts';
import { firstLaunch } from './first-launch.ts';
import { holdFolder } from './folder-lock.ts';
import { findGround, type Ground } from './ground.ts';
import { logPath } from './launch.ts';
import { endPostmaster, type Postmaster } from './postmaster.ts';
import { type Prepared, prepareCluster } from './prepare-cluster.ts';
import { ensureProductDatabase } from './product-database.ts';
import { readRecord, writeRecord } from './record.ts';
import { supervise } from './supervise.ts';

export type EmbeddedPostgresOptions = {
  /** The product's data folder; made when it is not there. */
  readonly dataDir: string;
  /** Is told, in one line each, what a person at the terminal should know. */
  readonly report?: (line: string) => void;
  /** Where root keeps what Postgres' account could not reach otherwise; /var/lib/boardwell. */
  readonly machineFolder?: string;
};

export type EmbeddedPostgres = {
  /** Of the database `boardwell`, as a role that owns it and is no superuser. */
  readonly url: string;
  /** Of the server's superuser: for making other databases, not for the product. */
  readonly adminUrl: string;
  readonly how: 'created' | 'started' | 'adopted';
  /** The folder that holds the cluster. */
  readonly location: string;
  readonly logFile: string;
  /** Of the server of this moment; it changes when a fallen server is started again. */
  readonly pid: () => number;
  /** Ends the server and lets go of the data folder; sound to repeat. */
  readonly stop: () => Promise<void>;
};

type Running = Pick<EmbeddedPostgres, 'how'> & { readonly postmaster: Postmaster };

const adoptOrLaunch = async (ground: Ground, prepared: Prepared): Promise<Running> => {
  const { place, report } = ground;
  const { launching, secrets, isNew } = prepared;
  const orphan = await findOrphan(place.cluster);
  if (orphan && (await adopt({ orphan, cluster: place.cluster, secrets }))) {
    report(`Took over the Postgres that an earlier crash left running (process ${orphan.pid})`);
    return { postmaster: orphan, how: 'adopted' };
  }
  if (orphan) report(`Ended a Postgres that no longer answered (process ${orphan.pid})`);
  const wishedPort = (await readRecord(ground.dataDir))?.port;
  const postmaster = await firstLaunch({ ...launching, wishedPort });
  return { postmaster, how: isNew ? 'created' : 'started' };
};

/** What a crash left is recovered before the server takes connections. */
const slowMs = 3_000;

const bringUp = async (ground: Ground, prepared: Prepared): Promise<Running> => {
  const step = {
    begins: `Postgres is still starting; after a crash it recovers first, as its log tells: ${logPath(ground.place)}`,
    ended: 'Postgres started',
    afterMs: slowMs,
  };
  const running = await tellStep(step, ground.report, () => adoptOrLaunch(ground, prepared));
  const { pid, port } = running.postmaster;
  try {
    await ensureProductDatabase(prepared.secrets, port);
    await writeRecord(ground.dataDir, { location: ground.place.home, port, pid });
  } catch (error) {
    await endPostmaster(running.postmaster);
    throw error;
  }
  return running;
};

const startOn = async (ground: Ground): Promise<EmbeddedPostgres> => {
  const prepared = await prepareCluster(ground);
  const { postmaster, how } = await bringUp(ground, prepared);
  const { launching, secrets } = prepared;
  const url = productUrl(secrets, postmaster.port);
  const answers = () => answersAtOnce(url);
  const { current, stop } = supervise({ postmaster, launching, report: ground.report, answers });
  return {
    url,
    adminUrl: adminUrl(secrets, postmaster.port),
    how,
    location: ground.place.home,
    logFile: logPath(ground.place),
    pid: () => current().pid,
    stop,
  };
};

/**
 * Brings up the private Postgres of a data folder: makes the cluster at the first start, takes over
 * a server that a crash left running, and starts a fallen one again until `stop`. Throws
 * `EmbeddedPostgresError` with a message that says what to do.
 */
export const startEmbeddedPostgres = async (
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> => {
  const report = options.report ?? (() => undefined);
  const machineFolder = options.machineFolder ?? '/var/lib/boardwell';
  const ground = await findGround({ dataDir: resolve(options.dataDir), machineFolder, report });
  const release = await holdFolder(ground.place.home);
  try {
    const started = await startOn(ground);
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= started.stop().then(release);
      return stopped;
    };
    return { ...started, stop };
  } catch (error) {
    await release();
    throw error;
  }
};
