import { Unzip, UnzipInflate } from 'fflate';
import { Refused } from '../../server/refusals.ts';

/** The collections that a package of Anki may hold, the newest first. */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;
export type CollectionName = (typeof collections)[number];

/** Bytes that a collection may take: a small file that grows beyond that is no set of cards. */
export const mostUnzipped = 64 * 1024 * 1024;
/** Bytes that are unpacked at a time: Deflate makes at most a thousand of one. */
const step = 8 * 1024;
const mostEntries = 5_000;

const unreadable = (why: string): Refused => new Refused({ code: 'FileUnreadable', why });

type Unpacking = {
  readonly found: Map<CollectionName, Uint8Array[]>;
  bytes: number;
  entries: number;
  isBroken: boolean;
};

const isCollection = (name: string): name is CollectionName =>
  (collections as readonly string[]).includes(name);

const unzipperInto = (unpacking: Unpacking): Unzip => {
  const unzip = new Unzip((file) => {
    unpacking.entries += 1;
    // Pictures and sounds are passed over without being unpacked.
    if (!isCollection(file.name)) return;
    const parts: Uint8Array[] = [];
    unpacking.found.set(file.name, parts);
    file.ondata = (error, data) => {
      if (error) unpacking.isBroken = true;
      else {
        unpacking.bytes += data.length;
        if (unpacking.bytes <= mostUnzipped) parts.push(data);
      }
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  return unzip;
};

const checked = ({ bytes, entries, isBroken }: Unpacking): void => {
  if (bytes > mostUnzipped) {
    throw unreadable('This package holds more than 64 MB. Export fewer cards, without media.');
  }
  if (entries > mostEntries) {
    throw unreadable('This package holds too many files. Export it again without media.');
  }
  if (isBroken) throw unreadable('This package is damaged. Export it again from Anki.');
};

/** The newest collection of a package, unpacked a little at a time and never beyond its limit. Throws `Refused`. */
export const unzipCollection = (
  file: Uint8Array,
): { readonly name: CollectionName; readonly bytes: Uint8Array } => {
  const unpacking: Unpacking = { found: new Map(), bytes: 0, entries: 0, isBroken: false };
  const unzip = unzipperInto(unpacking);
  try {
    for (let at = 0; at < file.length; at += step) {
      unzip.push(file.subarray(at, at + step), at + step >= file.length);
      checked(unpacking);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw unreadable('This package is damaged. Export it again from Anki.');
  }
  const name = collections.find((each) => unpacking.found.has(each));
  if (!name) throw unreadable('This is no package of Anki: it holds no collection of cards.');
  return { name, bytes: Buffer.concat(unpacking.found.get(name) ?? []) };
};
