import { blueprintOf } from '../blueprints/blueprints.ts';
import type { Item } from '../item/item.ts';
import { normalText } from '../item/normal-text.ts';

/** What is wrong with an item, named so that its author finds it. */
export type Flaw = { readonly itemId: string; readonly rule: string; readonly detail: string };

type Rule = { readonly name: string; readonly find: (item: Item) => string | undefined };

const catchAll = /\b(?:all|none|both) of the (?:above|following options)\b|\b[A-E] and [A-E]\b/i;
const letterNamed =
  /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice)s? \(?[A-H]\)?(?![A-Za-z'])|\b[B-H] is (?:correct|right|wrong|incorrect)\b/;
const allowed = /^[\n\p{L}\p{N}\p{P}\p{Zs}+−×=<>≤≥°±~|^$→₀-₉⁰-⁹⁺⁻]*$/u;

const textsOf = (item: Item): string[] => [
  item.stem,
  item.explanation,
  ...item.options.flatMap(({ text, why }) => [text, why]),
];

const rules: readonly Rule[] = [
  {
    name: 'one-key',
    find: ({ type, key, options, marking }) => {
      if (marking?.kind === 'ordered') {
        return key.length === options.length
          ? undefined
          : `${key.length} of ${options.length} in order`;
      }
      if (type === 'single' && key.length !== 1) return `${key.length} keys`;
      const isSet = key.length >= 2 && key.length < options.length;
      return type === 'multiple' && !isSet
        ? `${key.length} of ${options.length} are right`
        : undefined;
    },
  },
  {
    name: 'option-count',
    find: ({ options, marking }) => {
      const [fewest, most] = marking ? [2, 52] : [4, 10];
      return options.length < fewest || options.length > most
        ? `${options.length} options`
        : undefined;
    },
  },
  {
    name: 'options-unique',
    find: ({ options }) => {
      const normal = options.map(({ text }) => normalText(text));
      return normal.find((text, index) => normal.indexOf(text) !== index);
    },
  },
  {
    name: 'option-within-option',
    find: ({ options, marking }) => {
      // Places that stand apart are not compared.
      if (marking) return undefined;
      const normal = options.map(({ text }) => ` ${normalText(text)} `);
      return normal.find((text) =>
        normal.some((other) => other !== text && other.includes(text) && !/^ [\d ]+/.test(text)),
      );
    },
  },
  {
    name: 'no-catch-all',
    find: ({ options }) => options.find(({ text }) => catchAll.test(text))?.text,
  },
  {
    name: 'every-rationale',
    find: ({ options, explanation }) =>
      explanation.trim() === ''
        ? 'no explanation'
        : options.find(({ why }) => why.trim().length < 10)?.text,
  },
  {
    name: 'no-letters-named',
    find: ({ options, explanation }) =>
      [explanation, ...options.map(({ why }) => why)].find((text) => letterNamed.test(text)),
  },
  {
    name: 'known-area-and-topic',
    find: ({ field, exam, area, topic }) => {
      const known = blueprintOf(field, exam)?.areas.find(({ code }) => code === area);
      const named = [field, exam, area, topic].filter((part) => part !== '');
      return known?.topics.includes(topic) ? undefined : named.join('/');
    },
  },
  {
    name: 'allowed-characters',
    find: (item) => textsOf(item).find((text) => !allowed.test(text)),
  },
];

/** Every rule an item breaks; none for an item that may be published. */
export const lintItem = (item: Item): readonly Flaw[] =>
  rules.flatMap(({ name, find }) => {
    const detail = find(item);
    return detail === undefined ? [] : [{ itemId: item.id, rule: name, detail }];
  });
