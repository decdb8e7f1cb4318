import type { ExchangedItem, MappingNote } from '../contracts/exchanged-item.ts';

export const changed = (part: string, says: string): MappingNote => ({
  what: 'changed',
  part,
  says,
});

export const lost = (part: string, says: string): MappingNote => ({ what: 'lost', part, says });

/** An item and what its way has cost it so far. */
export type Mapped<Value> = { readonly value: Value; readonly notes: readonly MappingNote[] };

/** What cannot be exchanged at all, with why. */
export type NotMapped = { readonly value: null; readonly why: string };

const present: Readonly<Record<string, (item: ExchangedItem) => boolean>> = {
  stem: () => true,
  options: () => true,
  key: () => true,
  reasons: (item) => reasonsOf(item).some((why) => why !== ''),
  explanation: ({ explanation }) => explanation !== '',
  id: ({ id }) => id !== null,
  place: ({ field, exam, area, topic }) => [field, exam, area, topic].some((part) => part !== null),
  level: ({ level }) => level !== null,
  source: ({ source }) => source !== '',
};

/** Why each option is right or wrong, wherever the format keeps it. */
const reasonsOf = (item: ExchangedItem): readonly string[] => {
  if (item.format === 'numeric') return [item.answer.why];
  if (item.format === 'matrix') return item.rows.map(({ why }) => why);
  const options =
    item.format === 'cloze' ? item.blanks.flatMap((blank) => blank.options) : item.options;
  return options.map(({ why }) => why);
};

/** The parts of an item that came through as they were. */
export const keptParts = (item: ExchangedItem, notes: readonly MappingNote[]): readonly string[] =>
  Object.entries(present).flatMap(([part, isThere]) =>
    isThere(item) && notes.every((note) => note.part !== part) ? [part] : [],
  );
