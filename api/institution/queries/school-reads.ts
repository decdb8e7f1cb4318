import type { Pool } from 'pg';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { AccountRow } from '../../../projectors/accounts/accounts.ts';
import type { SchoolTiesRow } from '../../../projectors/school-ties/school-ties.ts';

const ties = { name: 'school-ties', text: 'select data from read.school_tie where key = $1' };

const accounts = {
  name: 'school-accounts',
  text: `select data from read.account where key = any($1) and data->>'erasedAt' is null`,
};

/** What the read models know of schools. */
export const schoolReads = (pool: Pool) => ({
  tiesOf: async (accountId: AccountId): Promise<Omit<SchoolTiesRow, 'accountId'>> => {
    const { rows } = await pool.query<{ data: SchoolTiesRow }>({ ...ties, values: [accountId] });
    return rows[0]?.data ?? { seats: [], coordinates: [] };
  },

  /** In no order; those that were erased are missing. */
  accountsOf: async (accountIds: readonly AccountId[]): Promise<AccountRow[]> => {
    const { rows } = await pool.query<{ data: AccountRow }>({ ...accounts, values: [accountIds] });
    return rows.map(({ data }) => data);
  },
});
