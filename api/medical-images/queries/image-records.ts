import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { ImageRecord } from '../../../domain/medical-images/image-record.ts';

/** More than an operator brings in by hand. */
const most = 5000;

const all = statement('image-records', () =>
  query.selectFrom('images.record').select(['data', 'hash']).orderBy('openi_id').limit(most),
);

const one = statement('image-record-file', ({ id }: Given<{ id: string }>) =>
  query.selectFrom('images.record').select(['media_type', 'file']).where('openi_id', '=', id),
);

export type StoredRecord = { readonly data: ImageRecord; readonly hash: string };
export type RecordFile = { readonly mediaType: string; readonly file: Buffer };

/** Images that an operator brought in. */
export const imageRecordReads = (pool: Pool) => ({
  all: (): Promise<readonly StoredRecord[]> => all.rows(pool),

  file: async (openiId: string): Promise<RecordFile | undefined> => {
    const row = await one.first(pool, { id: openiId });
    return row && { mediaType: row.media_type, file: row.file };
  },
});
