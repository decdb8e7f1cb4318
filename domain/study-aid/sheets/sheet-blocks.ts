import type { SheetBlock } from '../../contracts/study-sheets.ts';

export const text = (words: string): SheetBlock => ({ kind: 'text', text: words });

export const steps = (...items: readonly string[]): SheetBlock => ({
  kind: 'steps',
  items: [...items],
});

export const checklist = (...items: readonly string[]): SheetBlock => ({
  kind: 'checklist',
  items: [...items],
});

export const table = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): SheetBlock => ({
  kind: 'table',
  columns: [...columns],
  rows: rows.map((row) => [...row]),
});
