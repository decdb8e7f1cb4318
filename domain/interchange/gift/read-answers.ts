import { changed, lost, type Mapped } from '../mapping-report.ts';
import type { RawItem } from '../read/read-items.ts';
import { Unreadable } from '../read/unreadable.ts';
import { fromGift } from './gift-text.ts';
import { signAt } from './split-gift.ts';

type Answer = {
  readonly isRight: boolean;
  /** Percent; undefined where none is written. */
  readonly weight: number | undefined;
  readonly text: string;
  readonly why: string;
  /** As it is written. */
  readonly written: string;
};

const partsOf = (inside: string): readonly string[] => {
  const parts: string[] = [];
  let at = signAt(inside, (sign) => sign === '=' || sign === '~');
  while (at >= 0) {
    const next = signAt(inside, (sign) => sign === '=' || sign === '~', at + 1);
    parts.push(inside.slice(at, next < 0 ? undefined : next));
    at = next;
  }
  return parts;
};

const weighted = /^%(-?\d{1,3}(?:\.\d{1,5})?)%/;

const answerOf = (part: string): Answer => {
  const body = part.slice(1).trimStart();
  const told = weighted.exec(body);
  const rest = told ? body.slice(told[0].length) : body;
  const mark = signAt(rest, (sign) => sign === '#');
  const written = mark < 0 ? rest : rest.slice(0, mark);
  return {
    isRight: part.startsWith('='),
    weight: told ? Number(told[1]) : undefined,
    written,
    text: fromGift(written, 'options'),
    why: mark < 0 ? '' : fromGift(rest.slice(mark + 1), 'feedback'),
  };
};

const optionOf = ({ text, why }: Answer, right: boolean) => ({ text, why, right });

const single = (answers: readonly Answer[]): Mapped<RawItem> => ({
  value: {
    format: 'single',
    fixed: false,
    options: answers.map((answer) => optionOf(answer, answer.isRight)),
  },
  notes: answers.some(({ isRight, weight }) => !isRight && weight !== undefined)
    ? [changed('scoring', 'Partial credit of single options is left out.')]
    : [],
});

const multiple = (answers: readonly Answer[]): Mapped<RawItem> => {
  const shares = new Set(answers.flatMap(({ weight = 0 }) => (weight > 0 ? [weight] : [])));
  return {
    value: {
      format: 'multiple',
      fixed: false,
      choose: null,
      options: answers.map((answer) => optionOf(answer, (answer.weight ?? 0) > 0)),
    },
    notes: shares.size > 1 ? [changed('scoring', 'Every right option counts alike.')] : [],
  };
};

const sides = ({ written }: Answer): readonly [left: string, right: string] => {
  const [left = '', ...rest] = written.split('->');
  return [fromGift(left, 'rows'), fromGift(rest.join('->'), 'columns')];
};

const matching = (answers: readonly Answer[]): Mapped<RawItem> => {
  const pairs = answers.map(sides);
  const columns = [...new Set(pairs.map(([, right]) => right))];
  return {
    value: {
      format: 'matrix',
      several: false,
      columns,
      rows: pairs.flatMap(([text, right]) =>
        text === '' ? [] : [{ text, right: [columns.indexOf(right)], why: '' }],
      ),
    },
    notes: [],
  };
};

const trueFalse = /^(T|TRUE|F|FALSE)$/i;

/** Feedback on a wrong answer comes first, then that on a right one. */
const ofTrueFalse = (inside: string): Mapped<RawItem> | undefined => {
  const mark = signAt(inside, (sign) => sign === '#');
  const told = (mark < 0 ? inside : inside.slice(0, mark)).trim();
  if (!trueFalse.test(told)) return undefined;
  const rest = mark < 0 ? '' : inside.slice(mark + 1);
  const second = signAt(rest, (sign) => sign === '#');
  const wrongWhy = fromGift(second < 0 ? rest : rest.slice(0, second), 'feedback');
  const rightWhy = second < 0 ? '' : fromGift(rest.slice(second + 1), 'feedback');
  const isTrue = /^t/i.test(told);
  const option = (text: string, right: boolean) => ({
    text,
    right,
    why: right ? rightWhy : wrongWhy,
  });
  return {
    value: {
      format: 'single',
      fixed: true,
      options: [option('True', isTrue), option('False', !isTrue)],
    },
    notes: [changed('format', 'True or false becomes a choice of two options.')],
  };
};

const number = String.raw`-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const withTolerance = new RegExp(`^(${number})(?:\\s*:\\s*(${number}))?$`);
const range = new RegExp(`^(${number})\\s*\\.\\.\\s*(${number})$`);

const numberOf = (text: string): { readonly value: number; readonly tolerance: number } => {
  const [, low, high] = range.exec(text) ?? [];
  if (low !== undefined && high !== undefined) {
    const value = (Number(low) + Number(high)) / 2;
    return { value, tolerance: Math.abs(Number(high) - Number(low)) / 2 };
  }
  const [, value, tolerance = '0'] = withTolerance.exec(text) ?? [];
  if (value === undefined) {
    throw new Unreadable('answers', 'Give a number, "number:tolerance" or "lowest..highest".');
  }
  return { value: Number(value), tolerance: Number(tolerance) };
};

const numeric = (inside: string): Mapped<RawItem> => {
  const told = partsOf(inside);
  const parts = told.length === 0 ? [`=${inside}`] : told.filter((part) => part.startsWith('='));
  const answers = parts.map(answerOf);
  const [best] = answers.toSorted((a, b) => (b.weight ?? 100) - (a.weight ?? 100));
  if (!best) throw new Unreadable('answers', 'Give the number that is right.');
  return {
    value: {
      format: 'numeric',
      answer: { ...numberOf(best.text), unit: '', record: '', why: best.why },
    },
    notes:
      told.length > 1 ? [lost('other answers', 'Only the number that counts most is kept.')] : [],
  };
};

const listed = (answers: readonly Answer[]): Mapped<RawItem> => {
  const isMatching = answers.every(({ isRight, text }) => isRight && text.includes('->'));
  if (isMatching) return matching(answers);
  if (answers.every(({ isRight }) => isRight)) {
    throw new Unreadable(
      'answers',
      'Short answers are not taken. Add wrong options with ~, or make it a number with #.',
    );
  }
  return answers.some(({ isRight }) => isRight) ? single(answers) : multiple(answers);
};

/** What stands in the braces of a question, as a kind of ours. Throws `Unreadable`. */
export const readAnswers = (inside: string): Mapped<RawItem> => {
  const trimmed = inside.trim();
  if (trimmed === '') throw new Unreadable('answers', 'Essays are not taken. Give the answers.');
  if (trimmed.startsWith('#')) return numeric(trimmed.slice(1).trim());
  const known = ofTrueFalse(trimmed);
  if (known) return known;
  const answers = partsOf(trimmed).map(answerOf);
  if (answers.length === 0) {
    throw new Unreadable('answers', 'Begin the right answer with = and each wrong one with ~.');
  }
  return listed(answers);
};
