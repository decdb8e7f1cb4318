import type { Teaching } from '../../contracts/exhibits.ts';
import { blueprints } from '../blueprints/blueprints.ts';
import type { Ask, ExamPlacement } from '../cases-schema/ask.ts';
import type { CaseFile } from '../cases-schema/case-file.ts';
import type { Explanation } from '../cases-schema/explanation.ts';
import { isServed } from '../cases-schema/served-formats.ts';
import { bankItem } from '../item/bank-item.ts';
import type { Item } from '../item/item.ts';
import { newParts, placeInStudy, withChartSoFar } from './case-study.ts';
import { dealtRows } from './dealt-rows.ts';
import { exhibitsOf, toldParts } from './exhibits-of-ask.ts';
import { type AskOption, optionsOfAsk } from './options-of-ask.ts';
import { type PublishedOption, responseOfAsk } from './response-of-ask.ts';
import { familyOf } from './sibling-groups.ts';

const examOrder = new Map(blueprints.map(({ exam }, index) => [exam, index]));

/** One place in each exam: the first that the ask names. */
const inExamOrder = (places: readonly ExamPlacement[]): readonly ExamPlacement[] =>
  [...new Map(places.toReversed().map((place) => [place.exam, place])).values()].toSorted(
    (a, b) => (examOrder.get(a.exam) ?? 0) - (examOrder.get(b.exam) ?? 0),
  );

const plain = ({ clue, rule, trap }: Explanation): string => `${clue} ${rule} The trap: ${trap}`;

const teachingOf = ({ clue, rule, trap, compare }: Explanation): Teaching => ({
  clue,
  rule,
  trap,
  ...(compare ? { compare } : {}),
});

const typeOf = ({ format }: Ask): Item['type'] =>
  format === 'multiple-choice' || format === 'numeric' ? 'single' : 'multiple';

/** A passage to be marked stands where it is marked. */
const shownBeside = (ask: Ask): Ask =>
  'passage' in ask ? { ...ask, shows: ask.shows.filter((id) => id !== ask.passage) } : ask;

/** Under the ids that the bank gave them, in the order of the file. */
const published = (item: Item, options: readonly AskOption[]): readonly PublishedOption[] => {
  const ids = new Map(item.options.map(({ id, text }) => [text, id]));
  return options.flatMap((option) => {
    const id = ids.get(option.text);
    return id ? [{ ...option, id }] : [];
  });
};

/** How it is answered and counted, with what only such items have. */
const answeringOf = (file: CaseFile, ask: Ask, options: readonly PublishedOption[]) => {
  const answering = responseOfAsk(file, ask, options);
  return {
    ...(answering ?? {}),
    ...('sequence' in ask ? { key: options.map(({ id }) => id) } : {}),
    ...('steps' in ask ? { steps: ask.steps.map(({ text }) => text) } : {}),
  };
};

const itemIn = (file: CaseFile, ask: Ask, places: readonly ExamPlacement[]): Item[] => {
  const [place, ...others] = inExamOrder(places);
  if (!place) return [];
  const number = placeInStudy(file, ask, place.field);
  const beside = shownBeside(number === undefined ? ask : withChartSoFar(file, ask));
  const exhibits = exhibitsOf(file, beside, number === undefined ? [] : newParts(file, ask));
  const { options, ordered } = optionsOfAsk(ask);
  const item = bankItem(
    { ...place, source: file.source.join('; ') },
    {
      id: `${place.field.toLowerCase()}-case-${file.id}-${ask.id}`,
      topic: place.topic,
      level: ask.level,
      type: typeOf(ask),
      stem: [...toldParts(file, beside), ask.leadIn].join('\n'),
      explanation: plain(ask.explanation),
      options: options.map(({ group: _, ...option }) => option),
      ...(ordered ? { ordered } : {}),
    },
  );
  const also = others.map(({ exam, area, topic }) => ({ exam, area, topic }));
  return [
    {
      ...item,
      ...answeringOf(file, ask, published(item, options)),
      ...(also.length > 0 ? { also } : {}),
      family: familyOf(file, ask),
      case: { id: file.id, ask: ask.id, ...(number === undefined ? {} : { number }) },
      ...(exhibits.length > 0 ? { exhibits: [...exhibits] } : {}),
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
    .map((ask) => dealtRows(ask, `${file.id}/${ask.id}`))
    .flatMap((ask) =>
      [...Map.groupBy(ask.places, ({ field }) => field).values()].flatMap((places) =>
        itemIn(file, ask, places),
      ),
    );
