import type { ItemField } from '../../contracts/item-fields.ts';
import type { CaseFile } from '../cases-schema/case-file.ts';
import { type AskRule, type CaseRule, type Found, readAsk } from './case-rule.ts';
import { wordsIn } from './shown-text.ts';

/** How many words a stem of these exams has at least, in the middle of many. */
const usualWords: Readonly<Partial<Record<ItemField, number>>> = {
  PA: 60,
  NP: 60,
  USMLE1: 60,
  USMLE2: 60,
  RN: 45,
  RT: 45,
  LPN: 35,
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const shortScenes = (file: CaseFile): readonly Found[] =>
  file.fields.flatMap((field) => {
    const least = usualWords[field] ?? 35;
    const words = file.asks
      .map((ask, index) => readAsk(file, ask, index))
      .filter(({ ask }) => ask.places.some((place) => place.field === field))
      .map(({ shown }) => wordsIn(shown));
    const middle = median(words);
    return words.length > 0 && middle < least
      ? [
          {
            path: ['asks'],
            says: `what ${field} is shown has ${middle} words in the middle: ${least} or more`,
          },
        ]
      : [];
  });

const clock = /\b(?:at|by|until|before|again at)\s+([01]\d|2[0-3]):?([0-5]\d)\b/gi;
const stated = /(?:^|\b(?:at|is|since)\s+)([01]\d|2[0-3]):?([0-5]\d)(?=[:\s,.]|$)/gim;
const now = /\bIt is (?:\w+ at )?([01]\d|2[0-3]):?([0-5]\d)\b/i;

const minutes = ([, hours = '0', rest = '0']: readonly string[]): number =>
  Number(hours) * 60 + Number(rest);

const latest = (text: string): number =>
  Math.max(-1, ...[...text.matchAll(stated)].map((match) => minutes([...match])));

const pronoun = /^(?:she|he|it|they|his|her)\b/i;

const monthsOf = (month: string): number => {
  const [year = '0', inYear = '0'] = month.split('-');
  return Number(year) * 12 + Number(inYear);
};

/** The case as a whole: long enough to think about, and dated so that it can grow old. */
export const sceneRules: readonly CaseRule[] = [
  { name: 'scene-length', severity: 'error', find: shortScenes },
  {
    name: 'dates-in-order',
    severity: 'error',
    find: ({ asOf, review }) => {
      const months = monthsOf(review) - monthsOf(asOf);
      if (months <= 0) return [{ path: ['review'], says: `must come after asOf (${asOf})` }];
      return months > 48
        ? [{ path: ['review'], says: 'is more than four years after asOf: look at it sooner' }]
        : [];
    },
  },
  {
    name: 'times-in-order',
    severity: 'warning',
    find: ({ parts }) =>
      Object.entries(parts).flatMap(([name, part]) => {
        if (part.kind !== 'rows') return [];
        const times = part.rows.flatMap(({ cells }) => {
          const found = /^([01]\d|2[0-3]):?([0-5]\d)$/.exec(cells['at'] ?? '');
          return found ? [minutes([...found])] : [];
        });
        const isMixed = times.some((time, index) => index > 0 && time < (times[index - 1] ?? 0));
        return isMixed
          ? [{ path: ['parts', name], says: 'the times go back: over midnight, name the day' }]
          : [];
      }),
  },
];

/** What an ask opens with, and what its options say of the clock. */
export const askSceneRules: readonly AskRule[] = [
  {
    name: 'opens-with-the-patient',
    severity: 'warning',
    find: ({ ask, path }, { parts }) => {
      const first = ask.shows.flatMap((id) => parts[id] ?? []).find(({ kind }) => kind === 'text');
      return first?.kind === 'text' && pronoun.test(first.text)
        ? [
            {
              path: [...path, 'shows'],
              says: 'the first part begins with a pronoun: say who it is',
            },
          ]
        : [];
    },
  },
  {
    name: 'clock-against-option',
    severity: 'warning',
    find: ({ ask, shown, choices }) => {
      const at = now.exec(ask.leadIn);
      const present = at ? minutes([...at]) : latest(shown);
      if (present < 0) return [];
      return choices.flatMap(({ path, text }) =>
        [...text.matchAll(clock)]
          .filter((match) => minutes([...match]) < present)
          .map(([found]) => ({
            path: [...path, 'text'],
            says: `"${found}" is earlier than the time the chart has reached`,
          })),
      );
    },
  },
];
