import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { ImageRecord } from '../../../domain/medical-images/image-record.ts';
import { inTransaction } from '../../adapters/read-models/postgres/transaction.ts';
import type { ReadRecord } from './read-records.ts';

type Stored = {
  readonly id: string;
  readonly data: ImageRecord;
  readonly mediaType: string;
  readonly file: Buffer;
  readonly hash: string;
};

const keep = statement('image-record-keep', (given: Given<Stored>) => {
  const rest = {
    data: given.data,
    media_type: given.mediaType,
    file: given.file,
    hash: given.hash,
  };
  return query
    .insertInto('images.record')
    .values({ openi_id: given.id, ...rest })
    .onConflict((conflict) => conflict.column('openi_id').doUpdateSet(rest));
});

/** Keeps all of them, or none when it throws; one that is there already is kept anew. */
export const storeRecords = (pool: Pool, records: readonly ReadRecord[]): Promise<void> =>
  inTransaction(pool, async (client) => {
    for (const { record, mediaType, file, hash } of records) {
      await keep.count(client, { id: record.openiId, data: record, mediaType, file, hash });
    }
  });
