import { readFile } from 'node:fs/promises';
import { runCommand } from './run-command.ts';

/** Fields of /proc/<pid>/stat after the name, which may itself hold spaces and brackets. */
const stateField = 0;
const startTimeField = 19;

const linuxMark = async (pid: number): Promise<string | undefined> => {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const state = fields[stateField];
  // Nobody may ever collect an orphan's exit code in a container, but it has ended all the same.
  if (!state || state === 'Z' || state === 'X') return undefined;
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${boot.trim()}/${fields[startTimeField]}`;
};

const otherMark = async (pid: number): Promise<string | undefined> => {
  const { code, output } = await runCommand({
    program: 'ps',
    args: ['-o', 'lstart=', '-p', `${pid}`],
  });
  return code === 0 ? output.trim() : undefined;
};

/**
 * Tells a process from a later one that was given the same pid: when it began, on this boot of the
 * machine. `undefined` when no such process runs.
 */
export const processMark = (pid: number): Promise<string | undefined> =>
  process.platform === 'linux' ? linuxMark(pid) : otherMark(pid);
