import { createHash } from 'node:crypto';
import { z } from 'zod';
import { definitionOf, eventTypes } from '../../../domain/events/registry.ts';
import { type ColumnType, columnType, type JsonSchema } from './column-types.ts';
import { leftOut } from './left-out.ts';

export type Column = {
  readonly name: string;
  readonly type: ColumnType;
  /** In every event of its type, and never null. */
  readonly isAlways: boolean;
};

/** What stands around the data of every event. Data has no field that is named so. */
export const envelopeColumns = [
  { name: 'event_position', type: 'VARCHAR' },
  { name: 'event_id', type: 'UUID' },
  /** When it was recorded, in UTC. */
  { name: 'event_at', type: 'TIMESTAMP' },
  { name: 'event_stream', type: 'VARCHAR' },
  { name: 'event_revision', type: 'INTEGER' },
  { name: 'event_actor', type: 'VARCHAR' },
  { name: 'event_subject', type: 'VARCHAR' },
  { name: 'event_correlation', type: 'VARCHAR' },
  { name: 'event_cause', type: 'VARCHAR' },
  { name: 'event_is_test', type: 'BOOLEAN' },
] as const;

/** Both are in the name of the folder, not in the file. */
export const partitionColumns = [
  { name: 'event_day', type: 'DATE' },
  { name: 'event_type', type: 'VARCHAR' },
] as const;

const isNullable = ({ type, anyOf = [] }: JsonSchema): boolean =>
  type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some(isNullable);

const columnsOf = (type: string): readonly Column[] => {
  const definition = definitionOf(type);
  if (!definition) throw new Error(`There is no event type ${type}`);
  const schema = z.toJSONSchema(definition.data, { unrepresentable: 'any' }) as JsonSchema;
  const left = leftOut(type);
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !left.has(name))
    .map(([name, field]) => ({
      name,
      type: columnType(field, { path: [name], left }),
      isAlways: (schema.required ?? []).includes(name) && !isNullable(field),
    }));
};

const known = new Map<string, readonly Column[]>();

/** The columns of an event's data, in the order of its schema; what is left out has none. */
export const eventColumns = (type: string): readonly Column[] => {
  const columns = known.get(type) ?? columnsOf(type);
  known.set(type, columns);
  return columns;
};

/** Moves whenever a column of any type does: what was written before has to be written anew. */
export const shapeOfAll = (): string => {
  const all = eventTypes.toSorted().map((type) => [type, eventColumns(type)]);
  return createHash('sha256')
    .update(JSON.stringify([envelopeColumns, all]))
    .digest('hex')
    .slice(0, 16);
};
