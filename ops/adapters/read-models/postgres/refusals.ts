import { DatabaseError } from 'pg';
import { RowRefused } from '../../../../projectors/runtime/read-model-store.ts';

/** SQLSTATE classes of a value the table cannot hold: bad data, a constraint, a size limit. */
const refusals = /^(22|23|54)/;

export const asRefusal = (error: unknown): unknown =>
  error instanceof DatabaseError && error.code !== undefined && refusals.test(error.code)
    ? new RowRefused(error.message, { cause: error })
    : error;
