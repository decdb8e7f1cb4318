import { expect, it } from 'vitest';
import { freshDatabase } from '../../support/postgres.ts';
import { readBesideWriters } from './beside-writers.ts';
import { naiveLog } from './naive-log.ts';

it('finds the events that a naive log loses beside sixteen writers', async () => {
  const database = await freshDatabase();
  const log = await naiveLog(database.url);
  const { missing, doubled } = await readBesideWriters(log);
  await log.close();
  await database.drop();
  expect(missing).not.toEqual([]);
  expect(doubled).toEqual([]);
});
