import type { Client } from 'pg';
import type { RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import type { Projection, Row } from '../../../../projectors/projection.ts';
import { foldInMemory } from '../../../../projectors/runtime/fold-in-memory.ts';

type StoredRow = { readonly key: string; readonly data: string };

const stored = async (client: Client, { table }: Projection): Promise<Map<string, string>> => {
  const { rows } = await client.query<StoredRow>(
    `select key, data::text as data from read.${table}`,
  );
  return new Map(rows.map(({ key, data }) => [key, data]));
};

const differences = (
  { name }: Projection,
  there: ReadonlyMap<string, string>,
  folded: ReadonlyMap<string, Row>,
): string[] => {
  const wrong = [...folded].flatMap(([key, row]) => {
    const found = there.get(key);
    return found === JSON.stringify(row) ? [] : [`${name} ${key}: ${found ?? 'no row'}`];
  });
  const extra = [...there.keys()].filter((key) => !folded.has(key));
  return [...wrong, ...extra.map((key) => `${name} ${key}: a row without events`)];
};

export type ReadModels = {
  readonly client: Client;
  readonly projections: readonly Projection[];
};

/** Folds every projection anew from the whole log and compares, byte for byte, what the tables hold. */
export const judgeReadModels = async (
  { client, projections }: ReadModels,
  events: readonly RecordedEvent[],
): Promise<string[]> => {
  const wrong: string[] = [];
  for (const projection of projections) {
    const folded = foldInMemory(projection, events);
    wrong.push(...differences(projection, await stored(client, projection), folded));
  }
  return wrong;
};
