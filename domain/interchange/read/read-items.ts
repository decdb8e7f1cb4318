import {
  type ExchangedItem,
  exchangedItem,
  type MappingNote,
} from '../../contracts/exchanged-item.ts';
import type { Mapped } from '../mapping-report.ts';
import { Unreadable } from './unreadable.ts';

/** Where in what was sent: the file of a package, and the line or the number of the item, from 1. */
export type SourcePosition = { readonly file: string; readonly row: number };

export type ReadItem = SourcePosition & {
  readonly item: ExchangedItem;
  readonly notes: readonly MappingNote[];
};

/** What is wrong with one item, and what would be right. */
export type RowProblem = SourcePosition & { readonly field: string; readonly says: string };

export type ReadItems = {
  readonly items: readonly ReadItem[];
  readonly problems: readonly RowProblem[];
};

/** An item as a file tells it, not checked yet: each format's reader fills in what there is. */
export type RawItem = Readonly<Record<string, unknown>>;

/** What every reader gives where its file says nothing of it. */
export const untold: RawItem = {
  id: null,
  field: null,
  exam: null,
  area: null,
  topic: null,
  level: null,
  explanation: '',
  source: '',
};

const problemsOf = (place: SourcePosition, error: unknown): ReadItems => {
  if (!(error instanceof Unreadable)) throw error;
  return { items: [], problems: [{ ...place, field: error.field, says: error.message }] };
};

/** Reads one item, or says what is wrong with it. */
export const readOne = (place: SourcePosition, read: () => Mapped<RawItem>): ReadItems => {
  try {
    const { value, notes } = read();
    const { success, data, error } = exchangedItem.safeParse(value);
    if (success) return { items: [{ ...place, item: data, notes }], problems: [] };
    const problems = error.issues.slice(0, 5).map(({ path, message }) => ({
      ...place,
      field: path.map(String).join('.') || 'item',
      says: message,
    }));
    return { items: [], problems };
  } catch (error) {
    return problemsOf(place, error);
  }
};

export const together = (all: readonly ReadItems[]): ReadItems => ({
  items: all.flatMap(({ items }) => items),
  problems: all.flatMap(({ problems }) => problems),
});
