import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import type { MetricIsolation } from '../../../domain/contracts/metrics.ts';

const run = promisify(execFile);

/** Megabytes of V8's heap, and bytes of all that a process may write to. */
const heapMb = 256;
const memoryBytes = 1_000_000_000;

const namespaces = ['unshare', '--user', '--map-root-user', '--net', '--ipc', '--pid', '--fork'];
const inNamespaces = [...namespaces, '--kill-child=SIGKILL', '--'];
const withinMemory = ['prlimit', `--data=${memoryBytes}`, '--core=0', '--'];

const works = async ([command = '', ...args]: readonly string[]): Promise<boolean> => {
  try {
    await run(command, [...args, 'true'], { timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
};

let found: Promise<MetricIsolation> | undefined;

const look = async (): Promise<MetricIsolation> => ({
  permission: true,
  namespaces: await works(inNamespaces),
  memory: await works(withinMemory),
});

/** What this machine has to keep a process apart; looked for once. */
export const isolationHere = (): Promise<MetricIsolation> => {
  found ??= look();
  return found;
};

/**
 * What Node is told: no disk beside the file it runs, no child process, no worker, no addon, no code made of
 * texts, and a small heap. Its permissions say nothing of the network: for that are the kernel's namespaces.
 */
const nodeFlags = (entry: string): readonly string[] => [
  '--permission',
  `--allow-fs-read=${entry}`,
  '--no-warnings',
  '--no-addons',
  '--experimental-vm-modules',
  '--disallow-code-generation-from-strings',
  '--disable-proto=delete',
  `--max-old-space-size=${heapMb}`,
  '--max-semi-space-size=16',
];

/** A file in a process that can reach nothing but its own standard streams. */
export const sealedProcess = (
  entry: string,
  { namespaces: isApart, memory }: MetricIsolation,
): ChildProcess => {
  const [command = process.execPath, ...args] = [
    ...(memory ? withinMemory : []),
    ...(isApart ? inNamespaces : []),
    process.execPath,
    ...nodeFlags(entry),
    entry,
  ];
  return spawn(command, args, {
    // It is to know nothing of where it stands.
    cwd: '/',
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
  });
};
