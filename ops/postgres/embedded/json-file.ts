import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isMissing } from './is-missing.ts';

/** What a JSON file holds, `undefined` when there is none; `file-damaged` when it is not that. */
export const readJsonFile = async <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> => {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    const message = `${path} cannot be read as Boardwell wrote it; bring back a copy or remove it.`;
    throw new EmbeddedPostgresError('file-damaged', message, { cause });
  }
};
