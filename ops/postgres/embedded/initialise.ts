import { randomUUID } from 'node:crypto';
import { lchown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { DatabaseLocation } from './place.ts';
import type { Programs } from './programs.ts';
import { type Account, runCommand } from './run-command.ts';

export const superuser = 'postgres';

const unfinished = 'initialising-';

/** An initdb that outlived its killed parent may still write, so each try has a name of its own. */
const removeUnfinished = async (home: string): Promise<void> => {
  const names = (await readdir(home)).filter((name) => name.startsWith(unfinished));
  for (const name of names) {
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
};

export type Initialise = {
  readonly programs: Programs;
  readonly place: DatabaseLocation;
  readonly account: Account;
  readonly password: string;
};

const passwordFileOf = (draft: string): string => `${draft}.password`;

/** The folder and the password that initdb starts from, both given to whom it runs as. */
const makeDraft = async (draft: string, { account, password }: Initialise): Promise<void> => {
  const passwordFile = passwordFileOf(draft);
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
  if (!account) return;
  await lchown(draft, account.uid, account.gid);
  await lchown(passwordFile, account.uid, account.gid);
};

/** Makes a rename in the folder outlive a power failure. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const initdbArgs = (draft: string): readonly string[] => [
  `--pgdata=${draft}`,
  `--username=${superuser}`,
  `--pwfile=${passwordFileOf(draft)}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  // Sorts by code point as C does, and still knows the letters of every script.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

/** Makes the cluster beside its place and moves it there whole: a cluster in place is finished. */
export const initialise = async (options: Initialise): Promise<void> => {
  const { programs, place, account } = options;
  await removeUnfinished(place.home);
  const draft = join(place.home, `${unfinished}${randomUUID()}`);
  await makeDraft(draft, options);
  const { code, output } = await runCommand({
    program: programs.initdb,
    args: initdbArgs(draft),
    account,
  });
  if (code !== 0) {
    await removeUnfinished(place.home);
    const message = `The database could not be made: ${output.trim()}`;
    throw new EmbeddedPostgresError('initdb-failed', message);
  }
  await rename(draft, place.cluster);
  await rm(passwordFileOf(draft));
  await syncFolder(place.home);
};
