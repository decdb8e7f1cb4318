import { type WrongConfiguration, wrongVariables } from '../configuration.ts';
import { errorCode } from '../system/error-code.ts';
import { DatabaseUnreachable } from './database-errors.ts';
import { withClient } from './embedded/connection.ts';

/** What the server or the machine says of a setting that is wrong. */
const rights: Readonly<Record<string, string>> = {
  '28P01': 'the server refuses this user and password',
  '28000': 'the server refuses this user',
  '3D000': 'the server has no database of this name; create it, or name another',
  ENOTFOUND: 'no address is known for this host name',
  EAI_AGAIN: 'no address is known for this host name',
};

type Named = { readonly url: string; readonly variable: string };

const mendable = (
  error: unknown,
  { url, variable }: Named,
): WrongConfiguration | DatabaseUnreachable => {
  const code = errorCode(error);
  const right = rights[code];
  if (right) return wrongVariables([[variable, right]], { cause: error });
  const reason = code || (error instanceof Error ? error.message : String(error));
  return new DatabaseUnreachable(
    `No PostgreSQL can be worked with at ${new URL(url).host} (${reason}). Start it, or set ${variable} to another.`,
    { cause: error },
  );
};

/** Tries a named database out. Throws `WrongConfiguration` or `DatabaseUnreachable`. */
export const reachDatabase = async (url: string, variable = 'DATABASE_URL'): Promise<void> => {
  try {
    await withClient(url, (client) => client.query('select 1'));
  } catch (error) {
    throw mendable(error, { url, variable });
  }
};
