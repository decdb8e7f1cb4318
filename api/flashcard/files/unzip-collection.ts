import { Refused } from '../../server/refused.ts';
import { type UnzipProblem, unzipWithin } from '../../server/unzip-within.ts';

/** The collections that a package of Anki may hold, the newest first. */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;
export type CollectionName = (typeof collections)[number];

/** Bytes that a collection may take: a small file that grows beyond that is no set of cards. */
export const mostUnzipped = 64 * 1024 * 1024;
const mostFiles = 5_000;

const unreadable = (why: string): Refused => new Refused({ code: 'FileUnreadable', why });

const damaged = 'This package is damaged. Export it again from Anki.';
const tooLarge = 'This package holds more than 64 MB. Export fewer cards, without media.';
const words: Readonly<Record<UnzipProblem, string>> = {
  damaged,
  twice: damaged,
  unsafe: damaged,
  'too-many': 'This package holds too many files. Export it again without media.',
  'too-large': tooLarge,
  'one-too-large': tooLarge,
};

/** The newest collection of a package. Throws `Refused`. */
export const unzipCollection = (
  file: Uint8Array,
): { readonly name: CollectionName; readonly bytes: Uint8Array } => {
  const unzipped = unzipWithin(file, {
    // Pictures and sounds are passed over.
    isWanted: (name) => collections.some((one) => one === name),
    mostBytes: mostUnzipped,
    mostOfOne: mostUnzipped,
    mostFiles,
  });
  if (!unzipped.ok) throw unreadable(words[unzipped.problem]);
  for (const name of collections) {
    const bytes = unzipped.files.get(name);
    if (bytes) return { name, bytes };
  }
  throw unreadable('This is no package of Anki: it holds no collection of cards.');
};
