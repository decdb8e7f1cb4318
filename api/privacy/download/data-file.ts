import {
  type DataManifest,
  type DataSignInMethods,
  dataFileFormat,
} from '../../../domain/contracts/privacy.ts';
import { readEvent, UnreadableEvent } from '../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { type Telling, toldTo } from './told.ts';

const notes = [
  'Questions, cases and their options have made-up names: the same within this file, others in the next.',
  'Keys of questions are left out. Whether your answers were right is told with each quiz and exam.',
  'Other people appear as "another-account".',
  'The manifest at the end counts everything. A file without one was cut off.',
] as const;

type Pages<One> = AsyncIterable<readonly One[]>;

export type DataSource = {
  readonly at: Instant;
  readonly telling: Telling;
  readonly events: Pages<RecordedEvent>;
  readonly readModels: readonly { readonly name: string; readonly rows: Pages<unknown> }[];
  readonly sessions: readonly object[];
  readonly signInMethods: DataSignInMethods;
};

/** An event that this build cannot read is counted and named all the same. */
const dataOf = (recorded: RecordedEvent): unknown => {
  try {
    return readEvent(recorded).data;
  } catch (error) {
    if (error instanceof UnreadableEvent) return null;
    throw error;
  }
};

const toldEvent = async (telling: Telling, recorded: RecordedEvent): Promise<unknown> => {
  const { id, type, version, recordedAt, meta } = recorded;
  const by = await toldTo(telling, meta.actor, 'actor');
  return { id, type, version, recordedAt, by, data: await toldTo(telling, dataOf(recorded)) };
};

/** A JSON list, written page by page; says in the end how long it was. */
const list = async function* <One>(
  pages: Pages<One>,
  told: (one: One) => Promise<unknown>,
): AsyncGenerator<string, number> {
  let count = 0;
  yield '[';
  for await (const page of pages) {
    const lines = await Promise.all(page.map(told));
    const text = lines.map((line) => `\n${JSON.stringify(line)}`).join(',');
    if (text !== '') yield count === 0 ? text : `,${text}`;
    count += page.length;
  }
  yield '\n]';
  return count;
};

const readModelsOf = async function* ({
  readModels,
  telling,
}: DataSource): AsyncGenerator<string, DataManifest['readModels']> {
  const counts: Record<string, number> = {};
  yield '{';
  for (const [index, { name, rows }] of readModels.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(name)}: `;
    counts[name] = yield* list(rows, (row) => toldTo(telling, row));
  }
  yield '\n}';
  return counts;
};

/** Everything that is kept of one person, as JSON, never whole in memory; its manifest comes last. */
export const writeDataFile = async function* (source: DataSource): AsyncGenerator<string> {
  const { at, telling, sessions, signInMethods } = source;
  const own = { accountId: telling.owner, at, notes, sessions, signInMethods };
  const about = { format: dataFileFormat, ...own };
  yield `${JSON.stringify(about).slice(0, -1)},\n"events": `;
  const events = yield* list(source.events, (event) => toldEvent(telling, event));
  yield ',\n"readModels": ';
  const readModels = yield* readModelsOf(source);
  const manifest: DataManifest = {
    complete: true,
    events,
    readModels,
    sessions: sessions.length,
    passkeys: signInMethods.passkeys.length,
  };
  yield `,\n"manifest": ${JSON.stringify(manifest)}\n}\n`;
};
