import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventTypes } from '../../../domain/events/registry.ts';
import { literal, named } from '../duckdb.ts';
import { readManifest } from '../export/export-folder.ts';
import { sqlType } from '../told/column-types.ts';
import {
  envelopeColumns,
  eventColumns,
  partitionColumns,
  shapeOfAll,
} from '../told/event-columns.ts';

const typesIn = async (folder: string): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (const day of await readdir(folder).catch(() => [])) {
    if (!day.startsWith('event_day=')) continue;
    for (const type of await readdir(join(folder, day)).catch(() => [])) {
      found.add(type.slice('event_type='.length));
    }
  }
  return found;
};

/** What every view begins with, and ends with. */
const around = (types: readonly string[]): string => types.map(named).join(', ');
const before = around(envelopeColumns.map(({ name }) => name));
const after = around(partitionColumns.map(({ name }) => name));

const filesOf = (folder: string, type: string, isOfToday: boolean): string => {
  const files = literal(join(folder, 'event_day=*', `event_type=${type}`, '*.parquet'));
  const hive = `hive_partitioning = true, hive_types = {'event_day': date, 'event_type': varchar}`;
  // Files of another build may lack a column or have one more: each is asked for its own.
  return `read_parquet(${files}, ${hive}${isOfToday ? '' : ', union_by_name = true'})`;
};

const emptyView = (type: string): string => {
  const columns = [...envelopeColumns, ...eventColumns(type), ...partitionColumns];
  const nulls = columns.map((column) => `null::${sqlType(column.type)} as ${named(column.name)}`);
  return `create view ${named(type)} as select ${nulls.join(', ')} where false`;
};

const viewOf = (folder: string, type: string, isOfToday: boolean): string => {
  const from = filesOf(folder, type, isOfToday);
  if (!isOfToday) return `create view ${named(type)} as select * from ${from}`;
  const columns = eventColumns(type).map(({ name }) => named(name));
  const all = [before, ...columns, after].join(', ');
  return `create view ${named(type)} as select ${all} from ${from}`;
};

const allEvents = (types: readonly string[]): string => {
  const each = types.map((type) => `select ${before}, ${after} from ${named(type)}`);
  return `create view events as ${each.join(' union all ')}`;
};

/**
 * Statements that make a view of every event type over an export, empty where there is no such event,
 * and `events` over what stands around all of them. Undefined where nothing was exported.
 */
export const eventViews = async (folder: string): Promise<readonly string[] | undefined> => {
  const told = await readManifest(folder);
  if (told?.as !== 'parquet') return undefined;
  const there = await typesIn(folder);
  const isOfToday = told.shape === shapeOfAll();
  const written = eventTypes.filter((type) => there.has(type));
  return [
    ...eventTypes.map((type) =>
      there.has(type) ? viewOf(folder, type, isOfToday) : emptyView(type),
    ),
    allEvents(written.length > 0 ? written : eventTypes.slice(0, 1)),
  ];
};
