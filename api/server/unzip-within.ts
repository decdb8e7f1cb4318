import { Unzip, UnzipInflate } from 'fflate';

/** Bytes that are unpacked at a time: Deflate makes at most a thousand of one. */
const step = 8 * 1024;

type Limits = {
  /** Whether a file is unpacked; the others are passed over. */
  readonly isWanted: (name: string) => boolean;
  /** Bytes of all that is unpacked, and of one file. */
  readonly mostBytes: number;
  readonly mostOfOne: number;
  /** Files that the package may name, unpacked or not. */
  readonly mostFiles: number;
};

/** Why a package is not unpacked. */
export type UnzipProblem =
  | 'damaged'
  | 'unsafe'
  | 'twice'
  | 'too-many'
  | 'too-large'
  | 'one-too-large';

export type Unzipped =
  | { readonly ok: true; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly problem: UnzipProblem };

/** Nothing is written to a disk; a name that would leave the package is a sign of a bad one all the same. */
const isUnsafe = (name: string): boolean =>
  name.startsWith('/') ||
  name.includes('\\') ||
  name.includes('\0') ||
  /(?:^|\/)\.\.(?:\/|$)/.test(name);

/** Takes a package a little at a time; `problem` tells what was found wrong with it so far. */
const unzipper = ({ isWanted, mostBytes, mostOfOne, mostFiles }: Limits) => {
  const parts = new Map<string, Uint8Array[]>();
  let [bytes, files] = [0, 0];
  let problem: UnzipProblem | undefined;
  const unzip = new Unzip((file) => {
    files += 1;
    if (files > mostFiles) problem ??= 'too-many';
    if (isUnsafe(file.name)) problem ??= 'unsafe';
    if (!isWanted(file.name)) return;
    if (parts.has(file.name)) problem ??= 'twice';
    const own: Uint8Array[] = [];
    let ownBytes = 0;
    parts.set(file.name, own);
    file.ondata = (error, data) => {
      if (error) {
        problem ??= 'damaged';
        return;
      }
      ownBytes += data.length;
      bytes += data.length;
      if (ownBytes > mostOfOne) problem ??= 'one-too-large';
      else if (bytes > mostBytes) problem ??= 'too-large';
      else own.push(data);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  return { unzip, parts, problem: () => problem };
};

/** The wanted files of a ZIP package, unpacked a little at a time and never beyond the limits. */
export const unzipWithin = (packed: Uint8Array, limits: Limits): Unzipped => {
  const { unzip, parts, problem } = unzipper(limits);
  for (let at = 0; at < packed.length; at += step) {
    try {
      unzip.push(packed.subarray(at, at + step), at + step >= packed.length);
    } catch {
      return { ok: false, problem: problem() ?? 'damaged' };
    }
    const found = problem();
    if (found) return { ok: false, problem: found };
  }
  return { ok: true, files: new Map([...parts].map(([name, own]) => [name, Buffer.concat(own)])) };
};
