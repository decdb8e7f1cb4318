import { createHash } from 'node:crypto';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mayEnter } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { otherOwner } from './owner.ts';
import { readRecord } from './record.ts';
import type { Account } from './run-command.ts';

/** Where everything of one database lies. */
export type DatabaseLocation = {
  /** Holds the cluster, its configuration, its log and the lock of the product. */
  readonly home: string;
  /** Postgres' own data directory. */
  readonly cluster: string;
  /** True when the home lies outside of the data folder. */
  readonly elsewhere: boolean;
};

export const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

const placeAt = (home: string, elsewhere: boolean): DatabaseLocation => ({
  home,
  cluster: join(home, 'cluster'),
  elsewhere,
});

/** Makes a folder that another account may pass through but not list; umask has no say. */
export const passableFolder = async (path: string): Promise<void> => {
  if (await mkdir(path, { recursive: true })) await chmod(path, 0o711);
};

const missing = (dataDir: string, location: string): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    'cluster-missing',
    `${join(dataDir, 'postgres.json')} says that the database is in ${location}, which is not there. ` +
      'Bring that folder back, or remove that file and postgres.secrets.json beside it to begin with an empty database.',
  );

const copied = (dataDir: string, owner: string, location: string): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    'cluster-missing',
    `${dataDir} is a copy of ${owner}, without its database: that one is in ${location} and belongs to ${owner}. ` +
      `Start there (DATA_DIR=${owner}); or restore a dump into a new DATA_DIR; or remove ` +
      `${join(dataDir, 'postgres.json')} and ${join(dataDir, 'postgres.secrets.json')} to begin with an empty database.`,
  );

const elsewhereFor = (dataDir: string, machineFolder: string): string => {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(machineFolder, `data-${hash}`);
};

export type LocationOptions = {
  /** Absolute; it exists. */
  readonly dataDir: string;
  readonly machineFolder: string;
  /** Whom Postgres is to run as when there is no cluster yet. */
  readonly account: Account;
};

/** Where the data folder says that its database is, when that is not inside of it. */
const recordedPlace = async (
  dataDir: string,
  inside: DatabaseLocation,
): Promise<DatabaseLocation | undefined> => {
  const location = (await readRecord(dataDir))?.location;
  if (!location || location === inside.home) return undefined;
  if (!(await isFolder(location))) throw missing(dataDir, location);
  const owner = await otherOwner(location, dataDir);
  if (owner !== undefined) throw copied(dataDir, owner, location);
  return placeAt(location, true);
};

/** Finds the database of a data folder, or decides where it is to be; makes the folders only. */
export const choosePlace = async (options: LocationOptions): Promise<DatabaseLocation> => {
  const { dataDir, machineFolder, account } = options;
  const inside = placeAt(join(dataDir, 'postgres'), false);
  if (await isFolder(inside.cluster)) return inside;

  const recorded = await recordedPlace(dataDir, inside);
  if (recorded) return recorded;
  if (!account || (await mayEnter(account, dataDir))) {
    await passableFolder(inside.home);
    return inside;
  }

  // Root's own folders are closed to the account that Postgres runs as.
  const outside = placeAt(elsewhereFor(dataDir, machineFolder), true);
  await passableFolder(machineFolder);
  await passableFolder(outside.home);
  return outside;
};
