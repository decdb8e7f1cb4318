import { examNames } from '../../../../../domain/contracts/exams.ts';

/** A name and what is said for short: "NCLEX-RN" and "NCLEX", "AANP Exam" and "AANP". */
const shortened = (name: string): readonly string[] => [
  name,
  name.replace(/ .*/, ''),
  name.replace(/\W.*/, ''),
];

const escaped = (name: string): string => name.replace(/[()]/g, String.raw`\$&`);

// The longest first: an alternative that matches hides those behind it.
const names = examNames.flatMap(shortened).toSorted((a, b) => b.length - a.length);

const examPrefix = new RegExp(String.raw`^[[(]?(?:${names.map(escaped).join('|')})[\])]?`);
const questionPrefix = /^[[(]?question\s*#?\s*\d+[\])]?/i;
const separator = /^\s*[:.)–—-]+\s*/;

const withoutOnePrefix = (text: string): string => {
  const prefix = questionPrefix.exec(text) ?? examPrefix.exec(text);
  if (!prefix) return text;
  const rest = text.slice(prefix[0].length);
  const afterSeparator = rest.replace(separator, '');
  // "TMC joint pain" is about the joint: a bare name is a prefix only where a sentence starts after it.
  const isPrefix = afterSeparator !== rest || /^\s*$|^\s+[^a-z\s]/.test(rest);
  return isPrefix ? afterSeparator.trimStart() : text;
};

/** The question as it is shown: "Question 4:", "TMC", "NCLEX -" and the like are left off the front. */
export const withoutPrefix = (text: string): string => {
  const trimmed = text.trim();
  const shorter = withoutOnePrefix(trimmed);
  if (shorter === '') return trimmed;
  return shorter === trimmed ? trimmed : withoutPrefix(shorter);
};

export type QuestionText = {
  readonly paragraphs: readonly string[];
  /** The sentence that asks; empty when the text does not end in a question. */
  readonly ask: string;
};

const sentenceStart = /(?<!\b(?:Dr|Mr|Mrs|Ms|St|vs|No|e\.g|i\.e))[.!?]["”’)]?\s+(?=["“(]?[A-Z])/g;

const lastSentenceStart = (paragraph: string): number => {
  const ends = [...paragraph.matchAll(sentenceStart)].map((match) => match.index + match[0].length);
  return ends.at(-1) ?? 0;
};

/** Splits a stem into what is told and what is asked, so that the question itself can stand out. */
export const questionText = (text: string): QuestionText => {
  const paragraphs = withoutPrefix(text)
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const last = paragraphs.at(-1) ?? '';
  if (!/[?:]["”]?$/.test(last)) return { paragraphs, ask: '' };
  const start = lastSentenceStart(last);
  const told = last.slice(0, start).trim();
  return {
    paragraphs: [...paragraphs.slice(0, -1), ...(told === '' ? [] : [told])],
    ask: last.slice(start),
  };
};
