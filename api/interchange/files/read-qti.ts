import { posix } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { itemImportLimits } from '../../../domain/contracts/interchange.ts';
import { readQtiItem } from '../../../domain/interchange/qti/read-item.ts';
import { manifestName } from '../../../domain/interchange/qti/write-manifest.ts';
import { type ReadItems, readOne, together } from '../../../domain/interchange/read/read-items.ts';
import { Unreadable } from '../../../domain/interchange/read/unreadable.ts';
import { named, within } from '../../../domain/interchange/xml/xml-node.ts';
import { Refused } from '../../server/refused.ts';
import { textOfBytes } from './text-of-bytes.ts';
import { unzipPackage } from './unzip-package.ts';
import { xmlTree } from './xml-tree.ts';

/** Told before any item is read: each takes its time. */
const tooMany = (): Refused =>
  new Refused({
    code: 'FileUnreadable',
    why: `Use ${itemImportLimits.items} items or fewer in a file.`,
  });

/** Throws `Unreadable`. */
const treeOf = (bytes: Uint8Array | undefined) => {
  if (!bytes)
    throw new Unreadable('file', 'The manifest names this file, and the package lacks it.');
  const text = textOfBytes(bytes);
  if (text === undefined) throw new Unreadable('file', 'Save the file as UTF-8.');
  return xmlTree(text);
};

type Files = ReadonlyMap<string, Uint8Array>;

const decoded = (href: string): string => {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
};

/** The items that a manifest lists, by their places in the package. Throws `Unreadable`. */
const listedIn = (manifest: Uint8Array, folder: string): readonly string[] =>
  within(treeOf(manifest), named('resource')).flatMap(({ attributes: { type = '', href = '' } }) =>
    /^imsqti_item_/i.test(type) && href !== '' ? [posix.join(folder, decoded(href))] : [],
  );

const itemsOf = (files: Files): readonly string[] => {
  const found = [...files].find(([name]) => posix.basename(name).toLowerCase() === manifestName);
  if (!found) return [...files.keys()];
  const [name, manifest] = found;
  return listedIn(manifest, posix.dirname(name));
};

/** Items that are read before others have their turn. */
const perTurn = 10;

const inTurns = async (names: readonly string[], files: Files): Promise<ReadItems[]> => {
  const read: ReadItems[] = [];
  for (const [index, name] of names.entries()) {
    if (index % perTurn === 0) await nextTurn();
    const place = { file: name, row: index + 1 };
    read.push(readOne(place, () => readQtiItem(treeOf(files.get(name)))));
  }
  return read;
};

/** Items of a package, in the order of its manifest; of every file where there is no manifest. Throws `Refused`. */
export const readPackage = async (bytes: Uint8Array, fileName: string): Promise<ReadItems> => {
  const files = unzipPackage(bytes);
  try {
    const names = itemsOf(files);
    if (names.length > itemImportLimits.items) throw tooMany();
    return together(await inTurns(names, files));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { field, message: says } = error;
    return { items: [], problems: [{ file: `${fileName}/${manifestName}`, row: 1, field, says }] };
  }
};

/** The item of one file of XML. */
export const readXml = (text: string, fileName: string): ReadItems =>
  readOne({ file: fileName, row: 1 }, () => readQtiItem(xmlTree(text)));
