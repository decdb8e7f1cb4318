/** Where something stands in a case file: the names of properties and the places in lists. */
export type CasePath = readonly (string | number)[];

/** What an author is told. An error keeps the case out of the bank; a warning asks for a second look. */
export type CaseFinding = {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly path: CasePath;
  readonly says: string;
};

/** `asks[1].wrong[0].cites`, as an author would point at it. */
export const describePath = (path: CasePath): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`,
    '',
  ) || 'the file';
