import { serverText } from '../http/http-error.ts';
import { contentOf } from '../ui/file-content.ts';
import { noConnectionText } from './no-connection.ts';

/** Longer names are cut off: they are shown, and decide nothing. */
const longestName = 200;

/** A file as an import sends it. Throws a `RangeError` with words for its reader where it is larger than the 5 MB that servers take. */
export const importedFile = async (
  file: File,
  mostBytes: number,
): Promise<{ readonly fileName: string; readonly content: string }> => {
  if (file.size > mostBytes) throw new RangeError('Use a file of 5 MB or less.');
  return { fileName: file.name.slice(0, longestName), content: await contentOf(file) };
};

/** Why a file was not read, in words for whoever chose it; undefined where nothing went wrong. */
export const fileProblem = (error: Error | null): string | undefined => {
  if (error === null) return undefined;
  if (error instanceof RangeError) return error.message;
  return (
    serverText(error)?.replace(/^content: /, '') ??
    noConnectionText(error) ??
    'This file could not be read. Please try another.'
  );
};
