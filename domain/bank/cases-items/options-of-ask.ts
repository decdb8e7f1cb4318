import type { Ask } from '../cases-schema/ask.ts';
import { type AskChoice, choicesOf } from '../cases-schema/choices-of.ts';
import { leadingNumber } from '../item/leading-number.ts';

/** One option as it is published, and where it stands: the list, a blank, a row. */
export type AskOption = {
  readonly text: string;
  readonly why: string;
  readonly right?: true;
  readonly group: string;
};

/** What tempts stands on a line of its own, before why it fails. */
const whyOf = ({ isKey, reason, tempting }: AskChoice): string =>
  isKey || tempting === undefined ? reason : `${tempting}\n${reason}`;

const isNumbered = (choices: readonly { readonly text: string }[]): boolean =>
  choices.every(({ text }) => leadingNumber(text) !== undefined);

const byNumber = (one: { readonly text: string }, other: { readonly text: string }): number =>
  (leadingNumber(one.text) ?? 0) - (leadingNumber(other.text) ?? 0);

const optionOf = (choice: AskChoice): AskOption => ({
  text: choice.text,
  why: whyOf(choice),
  group: choice.group,
  ...(choice.isKey ? { right: true as const } : {}),
});

/** The number that is right, and those that the usual errors come to. */
const ofNumeric = (ask: Extract<Ask, { answer: unknown }>): AskOption[] => {
  const { value, unit } = ask.answer;
  const why = ask.steps.map(({ text }) => text).join('; ');
  const wrong = choicesOf(ask)
    .map(optionOf)
    .filter(({ text }) => leadingNumber(text) !== undefined && leadingNumber(text) !== value);
  return [{ text: `${value} ${unit}`, why, right: true as const, group: 'options' }, ...wrong];
};

/** Every cell, row by row; the reason of a right one is that of its row. */
const ofMatrix = ({ rows, columns }: Extract<Ask, { rows: unknown }>): AskOption[] =>
  rows.flatMap(({ text: row, key, because, wrong }) =>
    Object.entries(columns).map(([column, name]): AskOption => {
      const text = `${row}: ${name}`;
      if (key.includes(column)) return { text, why: because, right: true, group: row };
      const reason = wrong.find((one) => one.column === column);
      const why = reason ? `${reason.tempting}\n${reason.fails}` : because;
      return { text, why, group: row };
    }),
  );

/** Two places may hold the same words: each option has its own all the same. */
const apart = (options: readonly AskOption[]): AskOption[] => {
  const times = Map.groupBy(options, ({ text }) => text);
  return options.map((option) =>
    (times.get(option.text)?.length ?? 0) > 1
      ? { ...option, text: `${option.text} (${option.group})` }
      : option,
  );
};

/** The options of an ask; `ordered` where papers keep their order. */
export const optionsOfAsk = (
  ask: Ask,
): { readonly options: AskOption[]; readonly ordered?: true } => {
  if ('answer' in ask) return { options: ofNumeric(ask).toSorted(byNumber), ordered: true };
  if ('rows' in ask) return { options: ofMatrix(ask), ordered: true };
  const options = apart(choicesOf(ask).map(optionOf));
  if ('selectable' in ask) return { options, ordered: true };
  const isList = ask.format === 'multiple-choice' || ask.format === 'select-all';
  return isList && isNumbered(options)
    ? { options: options.toSorted(byNumber), ordered: true }
    : { options };
};
