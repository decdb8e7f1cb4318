import type { AskChoice } from '../cases-schema/choices-of.ts';
import { normalText } from '../item/normal-text.ts';
import type { AskRule } from './case-rule.ts';

/** Formats whose choices of a group are told apart only by their words. */
const groupsOf = (choices: readonly AskChoice[]): readonly (readonly AskChoice[])[] => [
  ...Map.groupBy(choices, ({ group }) => group).values(),
];

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const wordsOf = (text: string): readonly string[] => normalText(text).split(' ');

/** Six letters name a root well enough: urothelial and urothelium, lactation and lactational. */
const rootLength = 6;

const rootsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length >= rootLength)
      .map((word) => word.slice(0, rootLength)),
  );

const sharedRoot = (shown: string, key: AskChoice, others: readonly AskChoice[]) => {
  const inShown = rootsOf(shown);
  const elsewhere = rootsOf(others.map(({ text }) => text).join(' '));
  return [...rootsOf(key.text)].find((root) => inShown.has(root) && !elsewhere.has(root));
};

const tail = /(?:, | )(?:for|to|because|so that|and then|while|until|in order to)\s+\S/i;

const isSingle = (group: readonly AskChoice[]): boolean =>
  group.length >= 3 && group.filter(({ isKey }) => isKey).length === 1;

const male = /\b(?:man|boy|male|his|he)\b/i;
const female = /\b(?:woman|girl|female|her|she)\b/i;
const ofWomen =
  /\b(?:pregnan|menstru|ovar|uter(?:us|ine)|hysterectom|mammogra|menopaus|lochia|cervical cytology|Pap test)/i;
const ofMen = /\b(?:prostat|testic|scrot|vasectom)/i;

const impossible = (shown: string, { text }: AskChoice): boolean => {
  const isMan = male.test(shown) && !female.test(shown);
  const isWoman = female.test(shown) && !male.test(shown);
  return (isMan && ofWomen.test(text)) || (isWoman && ofMen.test(text));
};

const optionsOf = (choices: readonly AskChoice[]) => groupsOf(choices).filter(isSingle);

const textAt = ({ path }: AskChoice) => [...path, 'text'];

const isLongest = (key: AskChoice, others: readonly AskChoice[]): boolean =>
  key.text.length > Math.max(...others.map(({ text }) => text.length)) &&
  key.text.length > 1.25 * mean(others.map(({ text }) => text.length));

/** A warning about a group with one key, of which the others are distractors. */
const ofKey =
  (about: (key: AskChoice, others: readonly AskChoice[], shown: string) => string | undefined) =>
  (...[{ ask, choices, shown }]: Parameters<AskRule['find']>) => {
    if ('rows' in ask) return [];
    return optionsOf(choices).flatMap((group) => {
      const key = group.find(({ isKey }) => isKey);
      if (!key) return [];
      const says = about(
        key,
        group.filter((one) => one !== key),
        shown,
      );
      return says === undefined ? [] : [{ path: textAt(key), says }];
    });
  };

/** What gives a key away, and options that a candidate need not think about. */
export const optionRules: readonly AskRule[] = [
  {
    name: 'options-once',
    severity: 'error',
    find: ({ choices, ask }) => {
      if ('rows' in ask) return [];
      return groupsOf(choices).flatMap((group) => {
        const normal = group.map(({ text }) => normalText(text));
        return group
          .filter((_, index) => normal.indexOf(normal[index] ?? '') !== index)
          .map((choice) => ({ path: textAt(choice), says: `"${choice.text}" stands there twice` }));
      });
    },
  },
  {
    name: 'key-longest',
    severity: 'warning',
    find: ofKey((key, others) =>
      isLongest(key, others) ? 'the key is the longest option by far' : undefined,
    ),
  },
  {
    name: 'key-with-a-tail',
    severity: 'warning',
    find: ofKey((key, others) =>
      tail.test(key.text) && !others.some(({ text }) => tail.test(text))
        ? 'the key alone goes on with "for", "to", "while" and the like'
        : undefined,
    ),
  },
  {
    name: 'root-shared-with-key',
    severity: 'warning',
    find: ofKey((key, others, shown) => {
      const root = sharedRoot(shown, key, others);
      return root && `"${root}…" stands in the chart or lead-in and in the key alone`;
    }),
  },
  {
    name: 'option-lengths',
    severity: 'warning',
    find: ({ ask, choices, path }) =>
      ('rows' in ask ? [] : optionsOf(choices))
        .filter((group) => {
          const lengths = group.map(({ text }) => text.length);
          return Math.max(...lengths) > 2 * Math.min(...lengths) && Math.max(...lengths) > 24;
        })
        .map(() => ({ path, says: 'one option is more than twice as long as another' })),
  },
  {
    name: 'possible-for-sex',
    severity: 'warning',
    find: ({ choices, shown }) =>
      choices
        .filter((choice) => impossible(shown, choice))
        .map((choice) => ({ path: textAt(choice), says: 'cannot be in this patient' })),
  },
];
