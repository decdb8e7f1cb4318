import { stat } from 'node:fs/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Account, runCommand } from './run-command.ts';

const name = 'boardwell';
const nowhere = '/nonexistent';
const noShell = '/sbin/nologin';

export const isRoot = (): boolean => process.getuid?.() === 0;

const idOf = async (flag: '-u' | '-g'): Promise<number | undefined> => {
  const { code, output } = await runCommand({ program: 'id', args: [flag, name] });
  const id = Number.parseInt(output, 10);
  return code === 0 && id > 0 ? id : undefined;
};

const existing = async (): Promise<Account> => {
  const [uid, gid] = await Promise.all([idOf('-u'), idOf('-g')]);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
};

/** Debian and RHEL have the first; Alpine's busybox has the other two. */
const recipes: readonly (readonly string[])[] = [
  [
    `useradd --system --user-group --no-create-home --home-dir ${nowhere} --shell ${noShell} ${name}`,
  ],
  [`addgroup -S ${name}`, `adduser -S -D -H -h ${nowhere} -s ${noShell} -G ${name} ${name}`],
];

const follow = async (recipe: readonly string[]): Promise<readonly string[]> => {
  const said: string[] = [];
  for (const line of recipe) {
    const [program = '', ...args] = line.split(' ');
    said.push((await runCommand({ program, args })).output.trim());
  }
  return said;
};

/** The account that root hands Postgres to; made at the first start on a machine. */
export const systemAccount = async (): Promise<NonNullable<Account>> => {
  const found = await existing();
  if (found) return found;
  const said: string[] = [];
  for (const recipe of recipes) {
    said.push(...(await follow(recipe)));
    const made = await existing();
    if (made) return made;
  }
  throw new EmbeddedPostgresError(
    'no-account',
    `Postgres refuses to run as root, and the user ${name} could not be made for it ` +
      `(${said.filter(Boolean).join('; ')}). Make that user, or start as an ordinary user, or set DATABASE_URL.`,
  );
};

export const ownerOf = async (folder: string): Promise<NonNullable<Account>> => {
  const { uid, gid } = await stat(folder);
  return { uid, gid };
};

/** Gives a whole folder to the account, links themselves and not what they point to. */
export const giveTo = async ({ uid, gid }: NonNullable<Account>, folder: string): Promise<void> => {
  const args = ['-R', '-h', `${uid}:${gid}`, folder];
  const { code, output } = await runCommand({ program: 'chown', args });
  if (code === 0) return;
  const message = `${folder} could not be given to user ${uid}: ${output.trim()}`;
  throw new EmbeddedPostgresError('data-folder-closed', message);
};

/** Whether the account may enter the folder: every folder above it counts too. */
export const mayEnter = async (account: Account, folder: string): Promise<boolean> => {
  const program = '/bin/sh';
  const { code } = await runCommand({ program, args: ['-c', 'cd "$1"', program, folder], account });
  return code === 0;
};
