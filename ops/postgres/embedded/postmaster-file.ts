import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { processMark } from './process-mark.ts';
import { runCommand } from './run-command.ts';

export type PostmasterFile = {
  readonly pid: number;
  readonly port: number;
  /** `ready` once it takes connections, `starting` or `stopping` before and after. */
  readonly status: string;
};

/** What a running server says of itself in its cluster; it stays behind after a crash. */
export const readPostmasterFile = async (cluster: string): Promise<PostmasterFile | undefined> => {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, , , , status = ''] = text.split('\n').map((line) => line.trim());
  const [pidNumber, portNumber] = [Number(pid), Number(port)];
  if (!Number.isInteger(pidNumber) || pidNumber <= 1) return undefined;
  return { pid: pidNumber, port: portNumber, status };
};

const worksIn = async (pid: number, cluster: string): Promise<boolean> => {
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return folder === (await realpath(cluster)) && /postgres\0/.test(command);
  }
  const { output } = await runCommand({ program: 'ps', args: ['-o', 'command=', '-p', `${pid}`] });
  return output.includes('postgres') && output.includes(cluster);
};

/** Whether this pid is the server of this cluster: pids are given to other programs again. */
export const isPostmasterOf = async (pid: number, cluster: string): Promise<boolean> =>
  (await processMark(pid)) !== undefined && (await worksIn(pid, cluster));
