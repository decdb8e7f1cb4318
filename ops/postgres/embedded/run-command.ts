import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Whom a program runs as; `undefined` stands for the account of this process. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly account?: Account;
  readonly cwd?: string;
  readonly input?: string;
};

export type Finished = {
  /** `undefined` when the program could not be started or was killed. */
  readonly code: number | undefined;
  /** What it wrote on both of its outputs. */
  readonly output: string;
};

/** The product's own environment holds secrets that Postgres has no use for. */
export const plainEnvironment: NodeJS.ProcessEnv = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** Runs a short program to its end and never throws: the caller judges code and output. */
export const runCommand = async (command: Command): Promise<Finished> => {
  const child = spawn(command.program, command.args, {
    cwd: command.cwd ?? '/',
    env: plainEnvironment,
    stdio: 'pipe',
    ...command.account,
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // A program that ends without reading its input closes the pipe; its exit code tells the rest.
  child.stdin.on('error', () => undefined);
  child.stdin.end(command.input ?? '');
  try {
    const [code] = await once(child, 'close');
    return { code: typeof code === 'number' ? code : undefined, output };
  } catch (error) {
    return { code: undefined, output: output + String(error) };
  }
};
