import { changed, type Mapped } from '../mapping-report.ts';
import { type RawItem, type ReadItems, readOne, together, untold } from '../read/read-items.ts';
import { fromGift } from './gift-text.ts';
import { readAnswers } from './read-answers.ts';
import { bracesOf, type GiftQuestion, signAt, splitGift } from './split-gift.ts';

const titled = /^\s*::((?:\\.|[^\\])*?)::/s;

const tagged = /\[(id|tag):([^\]]*)\]/g;

/** What Moodle and our own files tell in the comment above a question. */
const aboutOf = ({ comments }: GiftQuestion): RawItem => {
  const told = new Map<string, string>();
  for (const [, kind, value = ''] of comments.join('\n').matchAll(tagged)) {
    const equals = value.indexOf('=');
    if (kind === 'id') told.set('id', value.trim());
    else if (equals > 0) told.set(value.slice(0, equals).trim(), value.slice(equals + 1).trim());
  }
  const of = (name: string): string | null => told.get(name) || null;
  return {
    id: of('id'),
    field: of('field'),
    exam: of('exam'),
    area: of('area'),
    topic: of('topic'),
    level: of('level'),
    source: of('source') ?? '',
  };
};

/** The last part of a category names the topic where no tag does. */
const topicOf = ({ category }: GiftQuestion): string | null => {
  const last = category.split('/').at(-1)?.trim() ?? '';
  return last === '' || /^(?:top|\$.*\$)$/i.test(last) ? null : last.slice(0, 200);
};

/** General feedback stands behind four signs, before the closing brace. */
const withoutGeneral = (inside: string): readonly [answers: string, general: string] => {
  const at = inside.indexOf('####');
  return at < 0 ? [inside, ''] : [inside.slice(0, at), inside.slice(at + 4)];
};

/** Every part of a question that is written in text of its own. */
const partsOf = ({ text: written }: GiftQuestion) => {
  const title = titled.exec(written);
  const [before, inside, after] = bracesOf(title ? written.slice(title[0].length) : written);
  const [answers, general] = withoutGeneral(inside);
  const isMissingWord = after.trim() !== '';
  const format = /^\s*\[\w+\]/.exec(before)?.[0] ?? '';
  return {
    title: title ? fromGift(title[1] ?? '', 'title').slice(0, 128) : null,
    stem: fromGift(isMissingWord ? `${before.trimEnd()} _____ ${after.trim()}` : before, 'stem'),
    explanation: fromGift(/^\s*\[\w+\]/.test(general) ? general : format + general, 'explanation'),
    answers,
    isMissingWord,
  };
};

const questionOf = (question: GiftQuestion): Mapped<RawItem> => {
  const { title, stem, explanation, answers, isMissingWord } = partsOf(question);
  const answering = readAnswers(answers);
  const about = aboutOf(question);
  return {
    value: {
      ...untold,
      ...about,
      id: about['id'] ?? title,
      topic: about['topic'] ?? topicOf(question),
      stem,
      explanation,
      ...answering.value,
    },
    notes: [
      ...answering.notes,
      ...(isMissingWord ? [changed('stem', 'A line stands where the missing word was.')] : []),
    ],
  };
};

/** The questions of a file of GIFT, and what is wrong with each that cannot be read. */
export const readGift = (file: string, name: string): ReadItems =>
  together(
    splitGift(file).map((question) =>
      readOne({ file: name, row: question.row }, () => questionOf(question)),
    ),
  );

/** Whether a text looks like GIFT: something stands in braces. */
export const looksLikeGift = (text: string): boolean => signAt(text, (sign) => sign === '{') >= 0;
