import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { beforeAll, type Position } from '../../../domain/kernel/envelope.ts';

const checkpoint = z.object({ upTo: z.string().transform((text) => text as Position) });

/** How far one record store was told, of one learner or of all. */
export const checkpointOf = (dataDir: string, what: readonly string[]) => {
  const name = createHash('sha256').update(what.join('\n')).digest('hex').slice(0, 16);
  const file = join(resolve(dataDir), 'analysts', `xapi-${name}.json`);
  return {
    read: async (): Promise<Position> => {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      return text === undefined ? beforeAll : checkpoint.parse(JSON.parse(text)).upTo;
    },
    /** Whole or not at all: a run that dies begins again where the last one was sure. */
    write: async (upTo: Position): Promise<void> => {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, `${JSON.stringify({ upTo })}\n`);
      await rename(`${file}.new`, file);
    },
  };
};
