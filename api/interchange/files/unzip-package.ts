import { Refused } from '../../server/refused.ts';
import { type UnzipProblem, unzipWithin } from '../../server/unzip-within.ts';

const megabyte = 1024 * 1024;

const words: Readonly<Record<UnzipProblem, string>> = {
  damaged: 'This package is damaged. Export it again.',
  unsafe: 'This package names files outside of itself.',
  twice: 'This package holds a file twice.',
  'too-many': 'This package holds too many files.',
  'too-large': 'This package holds more than 24 MB.',
  'one-too-large': 'A file of this package is larger than 1 MB.',
};

/** The files of XML in a package; pictures, sounds and styles are passed over. Throws `Refused`. */
export const unzipPackage = (file: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const unzipped = unzipWithin(file, {
    isWanted: (name) => name.toLowerCase().endsWith('.xml'),
    mostBytes: 24 * megabyte,
    mostOfOne: megabyte,
    mostFiles: 2_000,
  });
  if (unzipped.ok) return unzipped.files;
  throw new Refused({ code: 'FileUnreadable', why: words[unzipped.problem] });
};
