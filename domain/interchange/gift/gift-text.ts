import { fromHtml } from '../../flashcard/files/plain-text.ts';
import { textOfHtml, withoutHtml } from '../read/html-in-text.ts';

const formats = /^\s*\[(html|moodle|plain|markdown)\]/i;

/** What a backslash stands before in a text. */
const signs = /[\\~=#{}:]/g;

/** Text as GIFT takes it: an empty line would end the question, so that each break is written as such. */
const escaped = (text: string): string =>
  text.replaceAll(signs, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** A stem, or an explanation, that says itself that it is plain text. */
export const asPlainGift = (text: string): string => `[plain]${escaped(text)}`;

/** An option or a reason: one that begins like a mark of format says that it is plain text. */
export const asGift = (text: string): string =>
  formats.test(text) ? asPlainGift(text) : escaped(text);

const withoutBackslashes = (text: string): string =>
  text.replaceAll(/\\([\\~=#{}:n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** Backslashes and marks of format taken off. Throws `Unreadable` for what is no text. */
export const fromGift = (written: string, field: string): string => {
  const told = formats.exec(written)?.[1]?.toLowerCase();
  const text = withoutBackslashes(told === undefined ? written : written.replace(formats, ''));
  if (told === 'plain') return withoutHtml(text, field).trim();
  const plain = textOfHtml(text, field);
  return told === 'html' ? fromHtml(plain).text : plain;
};
