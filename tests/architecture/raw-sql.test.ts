import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ourFiles, root } from './tree.ts';

/** A connection is given a text, or what holds one. */
const byHand = /\.query(?:<[^;]*?>)?\(/;

const withSqlByHand = (pattern: string): string[] =>
  ourFiles(pattern).filter((path) => byHand.test(readFileSync(join(root, path), 'utf8')));

/** Each has its reason in decision 049. */
const exceptions = [
  'ops/adapters/bus/',
  'ops/adapters/event-log/postgres/',
  'ops/adapters/leases/',
  'ops/adapters/read-models/postgres/',
  'ops/adapters/vault/open-vault.ts',
  'ops/adapters/vault/move-keys.ts',
  'ops/bank/artefact/is-published.ts',
  'ops/commands/verify-projection.ts',
  'ops/postgres/',
  'ops/adapters/vault/postgres-vault.ts',
  'ops/product/reactions/parking.ts',
  'ops/product/reactions/reaction-checkpoints.ts',
  'ops/product/start-product.ts',
  'ops/seed/bulk-log.ts',
];

describe('SQL by hand (decision 049)', () => {
  it('is found nowhere in what answers requests', () => {
    expect(ourFiles('api/**/*.ts').length).toBeGreaterThan(100);
    expect(withSqlByHand('api/**/*.ts')).toEqual([]);
  });

  it('is found nowhere in what folds', () => {
    expect(withSqlByHand('projectors/**/*.ts')).toEqual([]);
  });

  it('is found in ops where the decision names it, and wherever it does', () => {
    const found = withSqlByHand('ops/**/*.ts');
    const isNamed = (path: string) => exceptions.some((place) => path.startsWith(place));
    expect(found.filter((path) => !isNamed(path))).toEqual([]);
    expect(exceptions.filter((place) => !found.some((path) => path.startsWith(place)))).toEqual([]);
  });

  it.each([
    "pool.query('select 1')",
    'client.query<{ readonly id: string }>(text, [id])',
    'database.query<Row>({ ...one, values })',
  ])('would be caught at %s', (code) => expect(code).toMatch(byHand));

  it.each(["query.selectFrom('read.account')", 'one.first(pool, { id })'])(
    'is not meant by %s',
    (code) => expect(code).not.toMatch(byHand),
  );
});
