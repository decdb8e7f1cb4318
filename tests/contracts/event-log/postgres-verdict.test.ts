import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { verdictOn } from '../../../ops/adapters/event-log/postgres/verdict.ts';

const answer = (code: string): DatabaseError =>
  Object.assign(new DatabaseError('refused', 0, 'error'), { code });

it.each([
  ['23505', 'fault'],
  ['22P02', 'fault'],
  ['42P01', 'fault'],
  ['55P03', 'ended'],
  ['57014', 'ended'],
  ['40P01', 'ended'],
  ['25006', 'ended'],
  ['40003', 'unknown'],
  ['57P01', 'unknown'],
  ['58030', 'unknown'],
  ['53100', 'unknown'],
  ['XX000', 'unknown'],
])('takes the answer %s to an append as %s', (code, verdict) => {
  expect(verdictOn(answer(code))).toBe(verdict);
});

it('takes a lost connection as unknown', () => {
  expect(verdictOn(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))).toBe(
    'unknown',
  );
});
