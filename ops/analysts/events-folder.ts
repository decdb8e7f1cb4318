import { join, resolve } from 'node:path';

/** Where an export goes, and SQL looks, unless another folder is named. */
export const eventsFolder = (dataDir: string, as: 'parquet' | 'jsonl'): string =>
  join(resolve(dataDir), 'analysts', as === 'parquet' ? 'events' : `events-${as}`);
