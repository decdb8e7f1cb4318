import { access, constants } from 'node:fs/promises';
import { giveTo, isRoot, mayEnter, ownerOf, systemAccount } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { choosePlace, type DatabaseLocation, isFolder, passableFolder } from './place.ts';
import type { Account } from './run-command.ts';

export type FindGround = {
  readonly dataDir: string;
  readonly machineFolder: string;
  readonly report: (line: string) => void;
};

/** Where the database lies and whom its server runs as. */
export type Ground = FindGround & { readonly place: DatabaseLocation; readonly account: Account };

const closed = (message: string, cause?: unknown): EmbeddedPostgresError =>
  new EmbeddedPostgresError('data-folder-closed', message, { cause });

/**
 * Root hands an existing cluster to its owner, so a folder made by an ordinary user stays theirs. One
 * that is root's own was copied or restored by root, and Postgres would not run on it.
 */
const accountFor = async (place: DatabaseLocation, newcomer: Account): Promise<Account> => {
  if (!(await isFolder(place.cluster))) return newcomer;
  const owner = await ownerOf(place.cluster);
  if (newcomer && owner.uid === 0) {
    await giveTo(newcomer, place.cluster);
    return newcomer;
  }
  if (newcomer) return owner;
  if (owner.uid === process.getuid?.()) return undefined;
  throw closed(
    `The database in ${place.cluster} belongs to user ${owner.uid}: start as that user or as root.`,
  );
};

/** Makes the data folder where there is none, and says so plainly where it is someone else's. */
const ensureDataDir = async (dataDir: string): Promise<void> => {
  try {
    await passableFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw closed(
      `The data folder ${dataDir} is not this user's to write: change its owner, or set DATA_DIR to another.`,
      cause,
    );
  }
};

/** Finds or decides where the database of a data folder lies and whose it is. */
export const findGround = async (options: FindGround): Promise<Ground> => {
  const { dataDir, machineFolder } = options;
  await ensureDataDir(dataDir);
  const newcomer = isRoot() ? await systemAccount() : undefined;
  const place = await choosePlace({ dataDir, machineFolder, account: newcomer });
  const account = await accountFor(place, newcomer);
  if (account && !(await mayEnter(account, place.home))) {
    throw closed(
      `Postgres runs as user ${account.uid}, which may not enter ${place.home}: ` +
        'allow others to pass through (chmod o+x) every folder above it.',
    );
  }
  return { ...options, place, account };
};
