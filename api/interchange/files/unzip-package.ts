import { Unzip, UnzipInflate } from 'fflate';
import { Refused } from '../../server/refusals.ts';

/** Bytes that the files of a package may take together when they are unpacked, and one of them. */
const mostUnzipped = 24 * 1024 * 1024;
const mostOfOne = 1024 * 1024;
const mostEntries = 2_000;
/** Bytes that are unpacked at a time: Deflate makes at most a thousand of one. */
const step = 8 * 1024;

const unreadable = (why: string): Refused => new Refused({ code: 'FileUnreadable', why });

type Unpacking = {
  readonly files: Map<string, Uint8Array[]>;
  bytes: number;
  entries: number;
  problem: string | undefined;
};

/** Nothing is written to a disk; a name that would leave the package is a sign of a bad one all the same. */
const isUnsafe = (name: string): boolean =>
  name.startsWith('/') ||
  name.includes('\\') ||
  name.includes('\0') ||
  /(?:^|\/)\.\.(?:\/|$)/.test(name);

const unzipperInto = (unpacking: Unpacking): Unzip => {
  const unzip = new Unzip((file) => {
    unpacking.entries += 1;
    if (isUnsafe(file.name)) {
      unpacking.problem = 'This package names files outside of itself.';
    }
    // Pictures, sounds and styles are passed over without being unpacked.
    if (!file.name.toLowerCase().endsWith('.xml')) return;
    if (unpacking.files.has(file.name)) unpacking.problem = 'This package holds a file twice.';
    const parts: Uint8Array[] = [];
    let own = 0;
    unpacking.files.set(file.name, parts);
    file.ondata = (error, data) => {
      if (error) unpacking.problem = 'This package is damaged. Export it again.';
      else {
        own += data.length;
        unpacking.bytes += data.length;
        if (own > mostOfOne) unpacking.problem = 'A file of this package is larger than 1 MB.';
        else parts.push(data);
      }
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  return unzip;
};

const checked = ({ bytes, entries, problem }: Unpacking): void => {
  if (problem !== undefined) throw unreadable(problem);
  if (bytes > mostUnzipped) throw unreadable('This package holds more than 24 MB.');
  if (entries > mostEntries) throw unreadable('This package holds too many files.');
};

/** The files of XML in a package, unpacked a little at a time and never beyond their limits. Throws `Refused`. */
export const unzipPackage = (file: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const unpacking: Unpacking = { files: new Map(), bytes: 0, entries: 0, problem: undefined };
  const unzip = unzipperInto(unpacking);
  try {
    for (let at = 0; at < file.length; at += step) {
      unzip.push(file.subarray(at, at + step), at + step >= file.length);
      checked(unpacking);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw unreadable('This package is damaged. Export it again.');
  }
  return new Map([...unpacking.files].map(([name, parts]) => [name, Buffer.concat(parts)]));
};
