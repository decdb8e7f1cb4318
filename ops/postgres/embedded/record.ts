import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './atomic-file.ts';
import { readJsonFile } from './json-file.ts';

const recordFile = z.object({
  /** The folder that holds the cluster, its configuration and its log. */
  location: z.string(),
  port: z.int().min(1).max(65_535).optional(),
  /** Of the postmaster last started; whether it still runs is for its own pid file to say. */
  pid: z.int().positive().optional(),
});

/** What DATA_DIR/postgres.json says about the database of this data folder. */
export type PostgresRecord = z.infer<typeof recordFile>;

const pathOf = (dataDir: string): string => join(dataDir, 'postgres.json');

export const readRecord = (dataDir: string): Promise<PostgresRecord | undefined> =>
  readJsonFile(pathOf(dataDir), recordFile);

export const writeRecord = (dataDir: string, record: PostgresRecord): Promise<void> =>
  writeAtomically({
    path: pathOf(dataDir),
    text: `${JSON.stringify(record, null, 2)}\n`,
    mode: 0o644,
  });
