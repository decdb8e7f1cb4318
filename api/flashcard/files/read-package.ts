import { zstdDecompressSync } from 'node:zlib';
import type { Database, SqlValue } from 'sql.js';
import { mostImported } from '../../../domain/contracts/flashcards.ts';
import type { Note } from '../../../domain/flashcard/files/notes.ts';
import { Refused } from '../../server/refused.ts';
import { withDatabase } from './sqlite.ts';
import { mostUnzipped, unzipCollection } from './unzip-collection.ts';

const unreadable = (why: string): Refused => new Refused({ code: 'FileUnreadable', why });

const sqliteMark = 'SQLite format 3\0';
const fieldSeparator = '\x1f';
/** Beyond what is imported, so that it can be told. */
const mostNotes = mostImported + 100;

/** Newer programs compress the collection once more. */
const decompressed = (bytes: Uint8Array): Uint8Array => {
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: mostUnzipped });
  } catch {
    throw unreadable(
      'This package is damaged or too large. In Anki, choose Export, switch "Support older Anki versions" on, and leave media out.',
    );
  }
};

const collectionOf = (file: Uint8Array): Uint8Array => {
  const { name, bytes } = unzipCollection(file);
  const collection = name === 'collection.anki21b' ? decompressed(bytes) : bytes;
  if (!Buffer.from(collection.subarray(0, sqliteMark.length)).equals(Buffer.from(sqliteMark))) {
    throw unreadable('The collection in this package cannot be read. Export it again from Anki.');
  }
  return collection;
};

const text = (value: SqlValue | undefined): string => (typeof value === 'string' ? value : '');

const topicOf = (tags: string): string =>
  (tags.trim().split(/\s+/)[0] ?? '').replaceAll('_', ' ').replaceAll('::', ': ');

const noteOf = ([fields, tags]: readonly SqlValue[], index: number): Note => {
  const [front = '', ...others] = text(fields).split(fieldSeparator);
  // The second field is the answer; what a note says beside it stands below.
  const back = others.filter((field) => field.trim() !== '').slice(0, 4);
  return {
    row: index + 1,
    front,
    back: back.join('<br><br>'),
    topic: topicOf(text(tags)),
    isHtml: true,
  };
};

/** A view or a virtual table could keep us busy for ever: only a table that holds rows is read. */
const isPlainTable = (database: Database): boolean => {
  const [found] = database.exec(
    "select sql from sqlite_master where type = 'table' and name = 'notes'",
  );
  const definition = text(found?.values[0]?.[0]).toLowerCase();
  return (
    /^create\s+table\b/.test(definition) && !/\b(?:generated|virtual|as\s*\()/.test(definition)
  );
};

const notesOf = (database: Database): readonly Note[] => {
  if (!isPlainTable(database)) {
    throw unreadable('The collection in this package holds no notes.');
  }
  const [found] = database.exec(`select flds, tags from notes order by id limit ${mostNotes}`);
  return (found?.values ?? []).map(noteOf);
};

/** The notes of a package of Anki (.apkg), old and new. Throws `Refused` with what is wrong with it. */
export const packageNotes = async (file: Uint8Array): Promise<readonly Note[]> => {
  const collection = collectionOf(file);
  try {
    return await withDatabase(collection, notesOf);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw unreadable('The collection in this package cannot be read. Export it again from Anki.');
  }
};
