import type { Client } from 'pg';
import {
  createIndexes,
  createPrimaryKey,
  createTable,
} from '../../../ops/adapters/read-models/postgres/tables.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { projections } from '../../../projectors/all.ts';

const named = (name: string) => {
  const found = projections.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

/** A tenth on Pro, one in two hundred on a trial, one in a thousand suspended, twenty administrators. */
const accounts = `
  insert into read.account (key, data, referral_code, test_mode, role, field, created_ms, paid_until_ms,
                            pro_until_ms, trial_until_ms, is_suspended, is_erased)
  select key,
         json_build_object('accountId', key, 'email', 'sealed', 'username', 'sealed', 'firstName', 'sealed',
           'lastName', 'sealed', 'field', field, 'timeZone', 'America/Chicago', 'role', role,
           'plans', json_build_object('granted', 'free', 'extended', null, 'trial',
             case when n % 200 = 0 then json_build_object('plan', 'monthly', 'endsAt', '2099-01-01T00:00:00.000Z') end,
             'paid', '[]'::json, 'refunded', '[]'::json, 'seats', '[]'::json),
           'referralCode', 'CODE' || n, 'createdAt', to_char(to_timestamp(created / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'extraTime', 1, 'referrerId', null, 'testMode', false, 'emailVerified', true,
           'suspendedAt', case when n % 1000 = 7 then '2026-11-01T00:00:00.000Z' end),
         'CODE' || n, n % 5000 = 3, role, field, created,
         case when n % 10 = 1 then 4000000000000 end, case when n % 10 = 1 or n % 200 = 0 then 4000000000000 end,
         case when n % 200 = 0 then 4000000000000 end,
         n % 1000 = 7, false
    from (select n, md5(n::text)::uuid::text as key, 1700000000000 + n * 900000 as created,
                 case when n % 5000 = 11 then 'admin' else 'learner' end as role,
                 (array['RN','LPN','RT','PT','PA','PharmD','OT','SLP','RD','RT-Rad','DH','MA','CRNA','NP'])[1 + n % 14] as field
            from generate_series(1, $1::bigint) n) made`;

const identities = `
  insert into auth.identity (account_id, email, username, password_hash, created_at)
  select md5(n::text)::uuid::text, md5((n * 7)::text) || '@example.org', 'learner' || md5((n * 3)::text), 'x', now()
    from generate_series(1, $1::bigint) n`;

const progress = `
  insert into read.progress (key, data)
  select md5(n::text)::uuid::text,
         json_build_object('quizzesTaken', n % 90, 'examsTaken', n % 3, 'lastScores',
           json_build_array(json_build_object('score', n % 100)))
    from generate_series(1, $1::bigint) n where n % 3 > 0`;

/** So many accounts with their names and their progress, as the product keeps them. */
export const fillUsers = async (
  client: Client,
  { databaseUrl, count }: { readonly databaseUrl: string; readonly count: number },
): Promise<void> => {
  await migrateToLatest(databaseUrl);
  const made = [
    { projection: named('accounts'), rows: accounts },
    { projection: named('progress'), rows: progress },
  ];
  for (const { projection, rows } of made) {
    await client.query(`drop table if exists read.${projection.table}`);
    await client.query(createTable(projection, 'live'));
    await client.query(rows, [count]);
    await client.query(createPrimaryKey(projection, 'live'));
    for (const index of createIndexes(projection, 'live')) await client.query(index);
    await client.query(`vacuum analyze read.${projection.table}`);
  }
  await client.query(identities, [count]);
  await client.query('vacuum analyze auth.identity');
};
