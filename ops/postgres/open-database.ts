import { relative } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { EmbeddedPostgresError } from './embedded/embedded-postgres-error.ts';
import { runningEmbeddedPostgres } from './embedded/running.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { reachDatabase } from './reach-database.ts';

export type OpenDatabase = {
  readonly url: string;
  /** In words, for a person at the terminal. */
  readonly description: string;
  readonly close: () => Promise<void>;
};

type Wanted = Pick<Configuration, 'databaseUrl' | 'dataDir'>;
type Say = (line: string) => void;

const named = (url: string): OpenDatabase => ({
  url,
  description: `PostgreSQL at ${new URL(url).host}`,
  close: async () => undefined,
});

/** The database that is named, or the private one of the data folder, started for as long as needed. */
export const openDatabase = async (
  { databaseUrl, dataDir }: Wanted,
  report: Say,
): Promise<OpenDatabase> => {
  if (databaseUrl) {
    await reachDatabase(databaseUrl);
    return named(databaseUrl);
  }
  const embedded = await startEmbeddedPostgres({ dataDir, report });
  const folder = relative(process.cwd(), dataDir) || '.';
  const place = embedded.location.startsWith(dataDir) ? folder : embedded.location;
  return {
    url: embedded.url,
    description: `private PostgreSQL, data in ${place}`,
    close: embedded.stop,
  };
};

/** For a command beside the product: its database when it runs, else one started for the command. */
export const openDatabaseBeside = async (wanted: Wanted, report: Say): Promise<OpenDatabase> => {
  try {
    return await openDatabase(wanted, report);
  } catch (error) {
    const isHeld = error instanceof EmbeddedPostgresError && error.code === 'data-folder-in-use';
    const url = isHeld ? await runningEmbeddedPostgres(wanted.dataDir) : undefined;
    if (url === undefined) throw error;
    return named(url);
  }
};
