import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Emmett = {
  readonly round: (callers: number, milliseconds: number) => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** Emmett's Postgres event store on the same server, in a process of its own. */
export const startEmmett = async (url: string): Promise<Emmett> => {
  const child = fork(fileURLToPath(new URL('emmett-process.ts', import.meta.url)), [url]);
  await once(child, 'message');
  return {
    round: async (callers, milliseconds) => {
      child.send({ callers, milliseconds });
      const [rate] = await once(child, 'message');
      return Number(rate);
    },
    stop: async () => {
      child.send('end');
      await once(child, 'exit');
    },
  };
};
