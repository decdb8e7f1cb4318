import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';

/** Linux counts in hundredths of a second, whatever its own clock. */
const tickMs = 10;

type Counted = { readonly parent: number; readonly own: number; readonly ended: number };

/** Of a process and its threads, and of its children that have ended; undefined for one that is gone. */
const counted = async (pid: number): Promise<Counted | undefined> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (text === '') return undefined;
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (index: number) => fields[index] ?? 0;
  return { parent: at(1), own: (at(11) + at(12)) * tickMs, ended: (at(13) + at(14)) * tickMs };
};

/** Milliseconds of processor time that a process has taken. */
export const processorMs = async (pid: number): Promise<number> => (await counted(pid))?.own ?? 0;

const everyPid = async (): Promise<readonly number[]> =>
  (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);

/** The same of the Postgres behind this address, with all the processes it has and had. */
export const postgresMs = async (connectionString: string): Promise<() => Promise<number>> => {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = (await counted(rows[0]?.pid ?? 0))?.parent ?? 0;
  await client.end();
  return async () => {
    const all = await Promise.all((await everyPid()).map(counted));
    const children = all.filter((one) => one?.parent === postmaster);
    const server = await counted(postmaster);
    const alive = children.reduce((sum, one) => sum + (one?.own ?? 0), 0);
    return alive + (server?.own ?? 0) + (server?.ended ?? 0);
  };
};
