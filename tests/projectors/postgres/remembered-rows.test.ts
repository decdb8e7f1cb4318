import { expect, it } from 'vitest';
import { rememberedRows } from '../../../ops/adapters/read-models/postgres/remembered-rows.ts';
import { rowArrays } from '../../../ops/adapters/read-models/postgres/row-values.ts';
import { whole } from '../../../projectors/runtime/partition.ts';
import type { Checkpoint, Commit } from '../../../projectors/runtime/read-model-store.ts';
import { positionAt as position } from '../support/events.ts';
import { known } from '../support/rows.ts';

const projection = known('progress');

const at = (n: number, other: Partial<Checkpoint> = {}): Checkpoint => ({
  partition: whole,
  position: position(n),
  version: projection.version,
  generation: 1,
  term: 1,
  ...other,
});

const row = { quizzes: 3 };
const commit: Commit = {
  projection,
  from: at(4),
  to: position(7),
  changes: [
    { key: 'here', row },
    { key: 'gone', row: undefined },
  ],
};
const keys = ['here', 'gone', 'unknown'];

const afterCommit = (most?: number) => {
  const memory = rememberedRows(most);
  rowArrays(projection, [{ key: 'here', row }]);
  memory.committed(commit);
  return memory;
};

it('what was committed is known where the read model stands since, also that a row is gone', () => {
  const { rows, elsewhere } = afterCommit().recall(projection, keys, at(7));
  expect(rows).toEqual(new Map([['here', row]]));
  expect(elsewhere).toEqual(['unknown']);
});

it.each([
  ['at another position', at(8)],
  ['under another term', at(7, { term: 2 })],
  ['in another table', at(7, { generation: 2 })],
])('%s nothing is known, nor when it stands there again', (_, elsewhere) => {
  const memory = afterCommit();
  expect(memory.recall(projection, keys, elsewhere).elsewhere).toEqual(keys);
  expect(memory.recall(projection, keys, at(7)).elsewhere).toEqual(keys);
});

it('after a commit that was refused nothing is known', () => {
  const memory = afterCommit();
  memory.failed({ ...commit, from: at(7), to: position(9) });
  expect(memory.recall(projection, keys, at(7)).elsewhere).toEqual(keys);
});

it('positions that move without rows leave what is known', () => {
  const memory = afterCommit();
  memory.committed({ projection, from: at(7), to: position(9), changes: [] });
  expect(memory.recall(projection, keys, at(9)).elsewhere).toEqual(['unknown']);
});

it('more than may be held is let go, the oldest first', () => {
  const memory = afterCommit(300);
  expect(memory.recall(projection, keys, at(7)).elsewhere).toEqual(['here', 'unknown']);
});
