/** Options, rows or places of lists that one row of a spreadsheet holds. */
export const csvOptions = 20;

const numbered = (name: string): readonly string[] =>
  Array.from({ length: csvOptions }, (_, index) => `${name} ${index + 1}`);

/** The columns of a spreadsheet of items, in the order in which they are written. */
export const csvColumns: readonly string[] = [
  ...['id', 'format', 'field', 'exam', 'area', 'topic', 'level', 'stem', 'key', 'value'],
  ...['tolerance', 'unit', 'record', 'columns', 'sentence', 'keep order', 'choose', 'explanation'],
  ...['source', ...numbered('option'), ...numbered('reason')],
];

/** A row by the names of its columns. */
export type CsvRow = Readonly<Record<string, string>>;
