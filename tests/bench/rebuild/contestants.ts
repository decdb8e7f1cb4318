import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

export type Finished = {
  readonly seconds: number;
  /** The most the process held, in MB. */
  readonly memory: number;
};

/** Those that `npm start` and `npm run rebuild` give to Node. */
const nodeOptions = async (script: 'start' | 'rebuild'): Promise<readonly string[]> => {
  const file = new URL('../../../package.json', import.meta.url);
  const { scripts } = JSON.parse(await readFile(file, 'utf8'));
  return String(scripts[script])
    .split(' ')
    .filter((word) => word.startsWith('--'));
};

export type Contestant = 'rebuild' | 'rebuild all' | 'catch up' | 'bare read';

/** Lets a contestant do its work once, in a new process. */
export const oneRound = async (name: Contestant, url: string): Promise<Finished> => {
  const file = new URL('contestant-process.ts', import.meta.url);
  const script = name === 'catch up' ? 'start' : 'rebuild';
  const execArgv = name === 'bare read' ? [] : await nodeOptions(script);
  const child = fork(file, [name, url], { execArgv: [...execArgv] });
  const [[finished]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
  return finished as Finished;
};
