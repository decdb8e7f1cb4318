import { Unreadable } from '../read/unreadable.ts';

/** One question as it is written, with the line it begins on, from 1. */
export type GiftQuestion = {
  readonly row: number;
  readonly text: string;
  /** The comments right above it. */
  readonly comments: readonly string[];
  /** As the file orders it: "top/Respiratory". */
  readonly category: string;
};

type Reading = {
  readonly questions: GiftQuestion[];
  lines: string[];
  comments: string[];
  row: number;
  category: string;
};

const finish = (reading: Reading): void => {
  const text = reading.lines.join('\n');
  const { row, comments, category } = reading;
  if (text.trim() !== '') reading.questions.push({ row, text, comments, category });
  reading.lines = [];
  reading.comments = [];
};

const take = (reading: Reading, line: string, row: number): void => {
  const trimmed = line.trim();
  if (trimmed === '') {
    if (reading.lines.length > 0) finish(reading);
  } else if (trimmed.startsWith('//')) {
    reading.comments.push(trimmed.slice(2));
  } else if (reading.lines.length === 0 && /^\$CATEGORY:/i.test(trimmed)) {
    reading.category = trimmed.slice('$CATEGORY:'.length).trim();
  } else {
    if (reading.lines.length === 0) reading.row = row;
    reading.lines.push(line);
  }
};

/** The questions of a file of GIFT: empty lines stand between them. */
export const splitGift = (file: string): readonly GiftQuestion[] => {
  const reading: Reading = { questions: [], lines: [], comments: [], row: 1, category: '' };
  const lines = file.replace(/^\u{FEFF}/u, '').split(/\r\n?|\n/);
  for (const [index, line] of lines.entries()) take(reading, line, index + 1);
  finish(reading);
  return reading.questions;
};

/** Where a sign stands that no backslash makes a part of the text; -1 where it stands nowhere. */
export const signAt = (text: string, isMeant: (sign: string) => boolean, from = 0): number => {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (isMeant(text[at] ?? '')) return at;
  }
  return -1;
};

/** A question's text, what stands in its braces, and the text behind them. Throws `Unreadable`. */
export const bracesOf = (
  text: string,
): readonly [before: string, inside: string, after: string] => {
  const open = signAt(text, (sign) => sign === '{');
  if (open < 0) {
    throw new Unreadable(
      'answers',
      'Give the question its answers in braces; descriptions are not taken.',
    );
  }
  const close = signAt(text, (sign) => sign === '}', open + 1);
  if (close < 0) throw new Unreadable('answers', 'Close the answers with a brace: }.');
  const after = text.slice(close + 1);
  if (signAt(after, (sign) => sign === '{') >= 0) {
    throw new Unreadable('answers', 'One question has one set of braces.');
  }
  return [text.slice(0, open), text.slice(open + 1, close), after];
};
