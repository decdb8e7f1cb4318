import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isMissing } from './is-missing.ts';
import { passableFolder } from './place.ts';
import { sharedCopy } from './programs-copy.ts';
import { type Account, runCommand } from './run-command.ts';

export type Programs = {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version of Postgres, as in PG_VERSION of a cluster. */
  readonly major: string;
};

type Package = { readonly native: string; readonly version: string };

const platformPackage = (): Package => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    // The platform's package belongs to embedded-postgres, so it is looked up from there.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = z
      .object({ version: z.string() })
      .parse(require(join(root, 'package.json')));
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'programs-missing',
      `There is no private Postgres for ${process.platform}-${process.arch}: set DATABASE_URL to a ` +
        'Postgres of your own, or, where the package was left out, run npm ci without --omit=optional.',
      { cause },
    );
  }
};

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

const readLinkList = async (native: string): Promise<z.infer<typeof linkList>> => {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch((error: unknown) => {
    // Not every platform's libraries need links.
    if (isMissing(error)) return '[]';
    throw error;
  });
  return linkList.parse(JSON.parse(text));
};

/** The package makes its library links by an install script, which npm may have been told to skip. */
const makeLinks = async (native: string): Promise<void> => {
  for (const { source, target } of await readLinkList(native)) {
    const link = join(dirname(native), target);
    if (await lstat(link).catch(() => undefined)) continue;
    // A second start at the same moment may have made it; one that truly fails shows in the trial run.
    await symlink(basename(source), link).catch(() => undefined);
  }
};

const inFolder = (native: string, major: string): Programs => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
  major,
});

type Trial = { readonly major: string | undefined; readonly output: string };

const tryOut = async (native: string, account: Account): Promise<Trial> => {
  const program = join(native, 'bin', 'postgres');
  const { output } = await runCommand({ program, args: ['--version'], account });
  return { major: /PostgreSQL\) (\d+)/.exec(output)?.[1], output };
};

const notRunning = (native: string, output: string): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    'programs-missing',
    `The private Postgres in ${native} does not run on this machine: ${output.trim()}. ` +
      'Set DATABASE_URL to a Postgres of your own.',
  );

export type FindPrograms = {
  readonly account: Account;
  readonly machineFolder: string;
  readonly report: (line: string) => void;
};

/** Programs that the account can run: those of node_modules, else a copy made once for the machine. */
export const findPrograms = async (options: FindPrograms): Promise<Programs> => {
  const { account, machineFolder, report } = options;
  const { native, version } = platformPackage();
  await makeLinks(native);
  const here = await tryOut(native, account);
  if (here.major) return inFolder(native, here.major);
  if (!account) throw notRunning(native, here.output);
  await passableFolder(machineFolder);
  const copy = await sharedCopy({ native, version, machineFolder, report });
  const there = await tryOut(copy, account);
  if (!there.major) throw notRunning(copy, there.output);
  return inFolder(copy, there.major);
};
