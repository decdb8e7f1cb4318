import { type ItemFileFormat, itemImportLimits } from '../../../domain/contracts/interchange.ts';
import { looksLikeGift, readGift } from '../../../domain/interchange/gift/read-gift.ts';
import type { ReadItems } from '../../../domain/interchange/read/read-items.ts';
import { Refused } from '../../server/refused.ts';
import { readCsv } from './csv-file.ts';
import { readPackage, readXml } from './read-qti.ts';
import { textOfBytes } from './text-of-bytes.ts';

export type ReadFile = ReadItems & { readonly format: ItemFileFormat };

const unreadable = (why: string): Refused => new Refused({ code: 'FileUnreadable', why });

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const readText = (text: string, fileName: string): ReadFile => {
  if (/^\u{FEFF}?\s*</u.test(text)) return { format: 'qti', ...readXml(text, fileName) };
  const isCsv = fileName.toLowerCase().endsWith('.csv');
  if (!isCsv && looksLikeGift(text)) return { format: 'gift', ...readGift(text, fileName) };
  return { format: 'csv', ...readCsv(text, fileName) };
};

const read = async (bytes: Uint8Array, fileName: string): Promise<ReadFile> => {
  if (isZip(bytes)) return { format: 'qti', ...(await readPackage(bytes, fileName)) };
  const text = textOfBytes(bytes);
  if (text === undefined || text.includes('\0')) {
    throw unreadable('Send a package (.zip) or a text in UTF-8: QTI, GIFT or CSV.');
  }
  return readText(text, fileName);
};

/** The items of a file by what it holds, and what is wrong with each. Throws `Refused` where it cannot be read at all. */
export const readItemFile = async ({
  fileName,
  content,
}: {
  readonly fileName: string;
  /** The file's bytes in Base64. */
  readonly content: string;
}): Promise<ReadFile> => {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0) throw unreadable('This file is empty.');
  if (bytes.length > itemImportLimits.bytes) throw unreadable('Use a file of 5 MB or less.');
  const found = await read(bytes, fileName);
  if (found.items.length + found.problems.length === 0) {
    throw unreadable('There is no item in this file.');
  }
  if (found.items.length > itemImportLimits.items) {
    throw unreadable(`Use ${itemImportLimits.items} items or fewer in a file.`);
  }
  return found;
};
