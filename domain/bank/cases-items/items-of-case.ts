import type { Teaching } from '../../contracts/exhibits.ts';
import { blueprints } from '../blueprints/blueprints.ts';
import type { Ask } from '../cases-schema/ask.ts';
import type { CaseFile } from '../cases-schema/case-file.ts';
import { type AskChoice, choicesOf } from '../cases-schema/choices-of.ts';
import type { Explanation } from '../cases-schema/explanation.ts';
import { isServed } from '../cases-schema/served-formats.ts';
import { bankItem } from '../item/bank-item.ts';
import type { Item } from '../item/item.ts';
import { leadingNumber } from '../item/leading-number.ts';
import { exhibitsOf, toldParts } from './exhibits-of-ask.ts';

const examOrder = new Map(blueprints.map(({ exam }, index) => [exam, index]));

type Place = Ask['places'][number];

/** One place in each exam: the first that the ask names. */
const inExamOrder = (places: readonly Place[]): readonly Place[] =>
  [...new Map(places.toReversed().map((place) => [place.exam, place])).values()].toSorted(
    (a, b) => (examOrder.get(a.exam) ?? 0) - (examOrder.get(b.exam) ?? 0),
  );

/** What tempts stands on a line of its own, before why it fails. */
const whyOf = ({ isKey, reason, tempting }: AskChoice): string =>
  isKey || tempting === undefined ? reason : `${tempting}\n${reason}`;

const plain = ({ clue, rule, trap }: Explanation): string => `${clue} ${rule} The trap: ${trap}`;

const teachingOf = ({ clue, rule, trap, compare }: Explanation): Teaching => ({
  clue,
  rule,
  trap,
  ...(compare ? { compare } : {}),
});

const isNumbered = (choices: readonly AskChoice[]): boolean =>
  choices.every(({ text }) => leadingNumber(text) !== undefined);

const optionsOf = (ask: Ask) => {
  const choices = choicesOf(ask);
  const ordered = isNumbered(choices)
    ? choices.toSorted((a, b) => (leadingNumber(a.text) ?? 0) - (leadingNumber(b.text) ?? 0))
    : choices;
  return {
    options: ordered.map((choice) => ({
      text: choice.text,
      why: whyOf(choice),
      ...(choice.isKey ? { right: true as const } : {}),
    })),
    ...(isNumbered(choices) ? { ordered: true as const } : {}),
  };
};

const itemIn = (file: CaseFile, ask: Ask, places: readonly Place[]): Item[] => {
  const [place, ...others] = inExamOrder(places);
  if (!place) return [];
  const exhibits = [...exhibitsOf(file, ask)];
  const item = bankItem(
    { ...place, source: file.source.join('; ') },
    {
      id: `${place.field.toLowerCase()}-case-${file.id}-${ask.id}`,
      topic: place.topic,
      level: ask.level,
      type: ask.format === 'multiple-choice' ? 'single' : 'multiple',
      stem: [...toldParts(file, ask), ask.leadIn].join('\n'),
      explanation: plain(ask.explanation),
      ...optionsOf(ask),
    },
  );
  const also = others.map(({ exam, area, topic }) => ({ exam, area, topic }));
  return [
    {
      ...item,
      ...(also.length > 0 ? { also } : {}),
      family: file.id,
      case: { id: file.id, ask: ask.id },
      ...(exhibits.length > 0 ? { exhibits } : {}),
      teaching: teachingOf(ask.explanation),
      asOf: file.asOf,
      review: file.review,
    },
  ];
};

/** The items of a case: one for each field in which an ask has a place, asks in served formats only. */
export const itemsOfCase = (file: CaseFile): readonly Item[] =>
  file.asks
    .filter(isServed)
    .flatMap((ask) =>
      [...Map.groupBy(ask.places, ({ field }) => field).values()].flatMap((places) =>
        itemIn(file, ask, places),
      ),
    );
