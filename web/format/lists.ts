const format = new Intl.ListFormat('en-US');

/** "Sun", "Sat and Sun", "Mon, Tue, and Wed". */
export const listWords = (parts: readonly string[]): string => format.format(parts);
