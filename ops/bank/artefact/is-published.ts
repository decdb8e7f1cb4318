import type { Pool } from 'pg';
import { beforeAll, type Position } from '../../../domain/kernel/envelope.ts';
import { type ItemId, itemStream } from '../../../domain/kernel/ids.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import type { BankManifest } from './built-bank.ts';

type Reads = { readonly log: Pick<EventLog, 'readAll' | 'readStream'>; readonly database: Pool };

type StoredHashes = {
  readonly position: Position | null;
  readonly hashes: Readonly<Record<string, string>>;
};

const readModels = {
  items: { projection: 'item-bank', table: 'read.item' },
  scenarios: { projection: 'scenario-bank', table: 'read.scenario' },
} as const;
type Kind = keyof typeof readModels;

const changes: Readonly<Record<Kind, readonly string[]>> = {
  items: ['ItemPublished', 'ItemWithdrawn'],
  scenarios: ['ScenarioPublished', 'ScenarioWithdrawn'],
};

/** Rows and how far they have come, of one moment. */
const heldIn = async (database: Pool, kind: Kind): Promise<StoredHashes | undefined> => {
  const { projection, table } = readModels[kind];
  const text = `select
    (select min(position) from projector.checkpoint where projection = $1) as position,
    coalesce((select json_object_agg(key, content_hash) from ${table}), '{}') as hashes`;
  try {
    const { rows } = await database.query<StoredHashes>({ text, values: [projection] });
    return rows[0];
  } catch {
    // The read model is not there yet, or of an older build: the log is read.
    return undefined;
  }
};

const isSame = (one: StoredHashes['hashes'], other: StoredHashes['hashes']): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
};

const hasChangedSince = async (
  { log }: Reads,
  after: Position,
  types: readonly string[],
): Promise<boolean> => {
  for await (const { events } of log.readAll({ after, types })) {
    if (events.length > 0) return true;
  }
  return false;
};

/** A log that holds nothing of what its read models tell is another log. */
const isOfThisLog = async ({ log }: Reads, { items }: BankManifest): Promise<boolean> => {
  const [first] = Object.keys(items);
  if (first === undefined) return false;
  return (await log.readStream(itemStream(first as ItemId))).length > 0;
};

const agrees = async (reads: Reads, kind: Kind, manifest: BankManifest): Promise<boolean> => {
  const held = await heldIn(reads.database, kind);
  if (!held || !isSame(held.hashes, manifest[kind])) return false;
  return !(await hasChangedSince(reads, held.position ?? beforeAll, changes[kind]));
};

/**
 * Whether each item and scenario is published as the manifest has it and no other is. The read models say so,
 * which are a function of the log, and the log of what came after them. A corrected key is no other content: it
 * outlives the start. False where it cannot be told.
 */
export const isPublished = async (reads: Reads, manifest: BankManifest): Promise<boolean> =>
  (await isOfThisLog(reads, manifest)) &&
  (await agrees(reads, 'items', manifest)) &&
  (await agrees(reads, 'scenarios', manifest));
