import { expect, it } from 'vitest';
import { foldBatch } from '../../../projectors/runtime/fold-batch.ts';
import { foldInMemory } from '../../../projectors/runtime/fold-in-memory.ts';
import { whole } from '../../../projectors/runtime/partition.ts';
import { recorded } from '../support/events.ts';
import { known } from '../support/rows.ts';
import { study } from '../support/study.ts';

const events = [...recorded(study({ learners: 1, attempts: 1 }))];

const folded = async (name: string) => {
  const asked: string[] = [];
  const { changes } = await foldBatch({
    projection: known(name),
    partition: whole,
    events,
    load: async (keys) => {
      asked.push(...keys);
      return new Map();
    },
  });
  return { asked, rows: new Map(changes.map(({ key, row }) => [key, row])) };
};

it('no row of the audit trail is looked for, since each event makes its own', async () => {
  const { asked, rows } = await folded('audit');
  expect(asked).toEqual([]);
  expect(rows).toEqual(foldInMemory(known('audit'), events));
});

it('a row that earlier events may have made is looked for once', async () => {
  const { asked, rows } = await folded('progress');
  expect(asked).toHaveLength(1);
  expect(rows).toEqual(foldInMemory(known('progress'), events));
});
