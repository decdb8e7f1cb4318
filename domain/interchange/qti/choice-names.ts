/** How a file names the options of a list, the first being 0. */
export const choiceName = (index: number): string => `CHOICE_${index + 1}`;
export const rowName = (index: number): string => `ROW_${index + 1}`;
export const columnName = (index: number): string => `COLUMN_${index + 1}`;
export const blankName = (blank: number, index: number): string =>
  `BLANK_${blank + 1}_${index + 1}`;

/** What holds the answer to the list at this place of a sentence. */
export const blankResponse = (blank: number): string => `RESPONSE_${blank + 1}`;
