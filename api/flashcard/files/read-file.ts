import {
  type FlashcardFormat,
  type ImportFlashcardsBody,
  mostImportBytes,
} from '../../../domain/contracts/flashcards.ts';
import { type ReadNotes, readNotes } from '../../../domain/flashcard/files/notes.ts';
import { ankiTextNotes, csvNotes } from '../../../domain/flashcard/files/text-files.ts';
import { Refused } from '../../server/refused.ts';
import { packageNotes } from './read-package.ts';

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** By what it holds, not by what it is called: Anki writes its texts as .txt. */
const textFormatOf = (text: string, fileName: string): FlashcardFormat => {
  if (/^\u{FEFF}?#(?:separator|html|tags|guid|notetype|deck|columns)\b/u.test(text)) {
    return 'anki-tsv';
  }
  return fileName.toLowerCase().endsWith('.csv') ? 'csv' : 'anki-tsv';
};

const unreadable = (why: string): Refused => new Refused({ code: 'FileUnreadable', why });

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('This file is not a text in UTF-8. Save it as UTF-8, or export it as .apkg.');
  }
};

/** The cards of a file, and what is wrong with its rows. Throws `Refused` where it cannot be read at all. */
export const readFlashcardFile = async ({
  fileName,
  content,
  topic = 'Imported',
}: ImportFlashcardsBody): Promise<ReadNotes & { readonly format: FlashcardFormat }> => {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0) throw unreadable('This file is empty.');
  if (bytes.length > mostImportBytes) throw unreadable('Use a file of 5 MB or less.');
  if (isZip(bytes)) {
    return { format: 'apkg', ...readNotes(await packageNotes(bytes), topic) };
  }
  const text = textOf(bytes);
  const format = textFormatOf(text, fileName);
  const notes = format === 'csv' ? csvNotes(text) : ankiTextNotes(text);
  return { format, ...readNotes(notes, topic) };
};
