import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { ImageReadingRow } from '../../../projectors/image-readings/image-readings.ts';

/** More than the library holds. */
const mostRead = 2000;

const ofLearner = statement(
  'image-readings-of-learner',
  ({ learner, most }: Given<{ learner: string; most: number }>) =>
    query
      .selectFrom('read.image_reading')
      .select('data')
      .where('learner', '=', learner)
      .orderBy('key')
      .limit(most),
);

const since = statement('image-readings-since', ({ ms }: Given<{ ms: string }>) =>
  query
    .selectFrom('read.image_reading')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('last_at_ms', '>=', ms),
);

export type Readings = ReadonlyMap<string, ImageReadingRow>;

/** Who read which image, and how. */
export const imageReads = (pool: Pool) => ({
  /** By the image. */
  readings: async (learner: string): Promise<Readings> => {
    const rows = await ofLearner.rows(pool, { learner, most: mostRead });
    return new Map(rows.map(({ data }) => [data.imageId, data]));
  },

  /** Images that were read since, each learner's once. */
  readSince: async (ms: number): Promise<number> => {
    const [row] = await since.rows(pool, { ms: String(ms) });
    return Number(row?.count ?? 0);
  },
});
