import { fork } from 'node:child_process';
import { once } from 'node:events';

export type ChildServer = {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

/** A server in a process of its own; it says its address when it listens and ends when told to. */
export const childServer = async (file: URL, argv: readonly string[]): Promise<ChildServer> => {
  const child = fork(file, argv);
  const [url] = await once(child, 'message');
  return {
    url: String(url),
    pid: child.pid ?? 0,
    stop: async () => {
      child.send('end');
      await once(child, 'exit');
    },
  };
};
