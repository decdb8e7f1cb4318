import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { superuser } from './initialise.ts';
import type { DatabaseLocation } from './place.ts';
import type { Programs } from './programs.ts';
import { type Account, runCommand } from './run-command.ts';

export type ResetPassword = {
  readonly programs: Programs;
  readonly place: DatabaseLocation;
  readonly account: Account;
  readonly password: string;
};

/** Gives the superuser of a stopped cluster a new password, where the file with the old was lost. */
export const resetPassword = async (options: ResetPassword): Promise<void> => {
  const { programs, place, account, password } = options;
  const { code, output } = await runCommand({
    program: programs.postgres,
    args: ['--single', '-D', place.cluster, 'postgres'],
    account,
    input: `alter role ${superuser} password '${password}'\n`,
  });
  if (code === 0 && !output.includes('ERROR')) return;
  const message = `The database would not take a new password: ${output.trim()}`;
  throw new EmbeddedPostgresError('start-failed', message);
};
