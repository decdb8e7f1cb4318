import { randomUUID } from 'node:crypto';
import { chmod, open, rename } from 'node:fs/promises';

export type AtomicFile = {
  readonly path: string;
  readonly text: string;
  /** Set whatever the umask. */
  readonly mode: number;
};

/** Replaces a file whole: a reader, or the next start after a crash, sees the old or the new one. */
export const writeAtomically = async ({ path, text, mode }: AtomicFile): Promise<void> => {
  const unfinished = `${path}.${randomUUID()}`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await chmod(unfinished, mode);
  await rename(unfinished, path);
};
