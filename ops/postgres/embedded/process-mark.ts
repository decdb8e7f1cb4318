import { readFileSync } from 'node:fs';
import { runCommand } from './run-command.ts';

/** Fields of /proc/<pid>/stat after the name, which may itself hold spaces and brackets. */
const stateField = 0;
const startTimeField = 19;

/** The kernel answers from memory, at a tenth of what a thread to wait for it would cost. */
const told = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

let boot: string | undefined;

const linuxMark = (pid: number): string | undefined => {
  const line = told(`/proc/${pid}/stat`);
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const state = fields[stateField];
  // Nobody may ever collect an orphan's exit code in a container, but it has ended all the same.
  if (!state || state === 'Z' || state === 'X') return undefined;
  boot ??= told('/proc/sys/kernel/random/boot_id').trim();
  return `${boot}/${fields[startTimeField]}`;
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
export const processMark = async (pid: number): Promise<string | undefined> =>
  process.platform === 'linux' ? linuxMark(pid) : otherMark(pid);
