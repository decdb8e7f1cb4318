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

/** Five months of a busy product: 20,000 people, a few of them administrators, and what the product does. */
const rows = `
  insert into read.audit (key, data, actor, subject, type, stream, at_ms)
  select key, json_build_object(
           'position', key, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'actor', actor, 'subject', person, 'type', type, 'stream', stream, 'revision', n % 40,
           'commandId', md5(n::text)::uuid, 'correlationId', md5((n / 2)::text)::uuid, 'testMode', false),
         actor, person, type, stream, (extract(epoch from at) * 1000)::bigint
    from (
      select n, lpad(n::text, 20, '0') as key,
             timestamptz '2026-06-20 00:00Z' + n * interval '2.6 seconds' as at,
             person, type,
             case when type in ('RoleGranted', 'PersonalDataViewed') then 'admin-' || n % 7
                  when n % 11 = 0 then 'system' else person end as actor,
             case type when 'SignedIn' then 'account-' || person
                       when 'ItemRekeyed' then 'item-rt-vent-' || n % 4000
                       else 'attempt-' || md5((n / 40)::text)::uuid end as stream
        from (
          select n, md5((n * 2654435761 % 20000)::text)::uuid::text as person,
                 case when n % 25000 = 0 then 'RoleGranted' when n % 9000 = 0 then 'PersonalDataViewed'
                      when n % 2500 = 0 then 'ItemRekeyed' when n % 50 = 0 then 'SignedIn'
                      when n % 40 = 0 then 'QuizSubmitted' when n % 40 = 1 then 'PaperIssued'
                      when n % 7 = 0 then 'ActivityRecorded' else 'AnswerGiven' end as type
            from generate_series($1::bigint, $2::bigint) n) typed) whole`;

const atOnce = 500_000;

/** So many rows of the audit, as its projection keeps them. */
export const fillAudit = async (
  client: Client,
  { databaseUrl, count }: { readonly databaseUrl: string; readonly count: number },
): Promise<void> => {
  await migrateToLatest(databaseUrl);
  const [audit, accounts] = [named('audit'), named('accounts')];
  for (const table of ['audit', 'account'])
    await client.query(`drop table if exists read.${table}`);
  await client.query(createTable(accounts, 'live'));
  await client.query(createPrimaryKey(accounts, 'live'));
  await client.query(createTable(audit, 'live'));
  for (let from = 1; from <= count; from += atOnce) {
    await client.query(rows, [from, Math.min(count, from + atOnce - 1)]);
  }
  await client.query(createPrimaryKey(audit, 'live'));
  for (const index of createIndexes(audit, 'live')) await client.query(index);
  await client.query('vacuum analyze read.audit');
};
