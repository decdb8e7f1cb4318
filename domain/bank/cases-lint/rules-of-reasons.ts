import type { CasePath } from '../cases-schema/case-finding.ts';
import { normalText } from '../item/normal-text.ts';
import { type AskRule, type ReadAsk, reasonsOf } from './case-rule.ts';
import { sentencesOf } from './shown-text.ts';

type Sentence = { readonly path: CasePath; readonly text: string };

const explanationSentences = ({ ask, path }: ReadAsk): readonly Sentence[] =>
  (['clue', 'rule', 'trap'] as const).flatMap((name) =>
    sentencesOf(ask.explanation[name]).map((text) => ({
      path: [...path, 'explanation', name],
      text,
    })),
  );

const reasonSentences = ({ choices }: ReadAsk): readonly Sentence[] =>
  choices
    .flatMap(reasonsOf)
    .flatMap(({ path, text }) => sentencesOf(text).map((one) => ({ path, text: one })));

const wordSet = (text: string): Set<string> => new Set(normalText(text).split(' '));

/** The same words in another order are the same sentence; four words say too little to tell. */
const areAlike = (one: string, other: string): boolean => {
  const a = wordSet(one);
  const b = wordSet(other);
  if (Math.min(a.size, b.size) < 5) return false;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size) >= 0.8;
};

const repeats = (sentences: readonly Sentence[], before: readonly Sentence[]) =>
  sentences.flatMap(({ path, text }) => {
    const twin = before.find((other) => areAlike(text, other.text));
    return twin ? [{ path, says: `"${text}" was said in a reason: say what is new` }] : [];
  });

const repeatedReasons = (sentences: readonly Sentence[]) =>
  sentences.flatMap(({ path, text }, index) => {
    const isTwice = sentences.slice(0, index).some((before) => areAlike(text, before.text));
    return isTwice ? [{ path, says: `"${text}" was said of another option already` }] : [];
  });

const number = /(?<![\w.,])\d[\d,]*(?:\.\d+)?(?![\w]*-[a-z])/g;

const numbersIn = (text: string): readonly number[] =>
  (text.match(number) ?? []).map((found) => Number(found.replaceAll(',', '')));

const ofThePatient =
  /\b(?:she|he|her|his|hers|they|their|the (?:client|patient|infant|child|newborn|boy|girl|woman|man)|here|today|now)\b/i;

/** Half of the last digit that is written. */
const slack = (value: number): number => 0.5 * 10 ** -(String(value).split('.')[1]?.length ?? 0);

/** What a reader works out from two values: their sum, difference, ratio or change in percent. */
const isWorkedOut = (value: number, given: readonly number[]): boolean =>
  given.some((a) =>
    given.some((b) => {
      const results = [a + b, a - b, a / b, (100 * (a - b)) / b];
      return results.some((result) => Math.abs(result - value) <= slack(value));
    }),
  );

const unshownNumbers = ({ choices, shown }: ReadAsk) => {
  const options = choices.map(({ text }) => text).join(' ');
  const given = [...new Set(numbersIn(`${shown} ${options}`))];
  return choices.flatMap(({ path, isKey, reason }) =>
    sentencesOf(reason)
      .filter((sentence) => ofThePatient.test(sentence))
      .flatMap((sentence) =>
        numbersIn(sentence)
          .filter((value) => !given.includes(value) && !isWorkedOut(value, given))
          .map((value) => ({
            path: [...path, isKey ? 'because' : 'fails'],
            says: `${value} is said of the patient, and nothing shown holds it: "${sentence}"`,
          })),
      ),
  );
};

/** Names of drugs by their endings; what they end in is how they were named (USAN stems). */
const drug =
  /\b[a-z]{3,}(?:olol|pril|sartan|statin|prazole|cillin|mycin|floxacin|azole|tidine|dipine|oxaban|gliflozin|gliptin|glutide|semide|thiazide|lactone|caine|curonium|azepam|zolam|barbital|setron|triptan|terol|tropium|sone|solone|parin|mab|vir|cycline)\b/gi;

/** Words that end like a drug and are none. */
const noDrugs = new Set(['person', 'aldosterone', 'lactone', 'unison', 'comparison']);

const drugsIn = (text: string): readonly string[] =>
  (text.match(drug) ?? []).map((name) => name.toLowerCase()).filter((name) => !noDrugs.has(name));

const given =
  /\b(?:she|he|they|her|his|the (?:client|patient))\b.*\b(?:takes|took|received|was given|is on|has|had|gets)\b/i;

const unshownDrugs = ({ choices, shown }: ReadAsk) => {
  const known = `${shown} ${choices.map(({ text }) => text).join(' ')}`.toLowerCase();
  return choices.flatMap(({ path, isKey, reason }) =>
    sentencesOf(reason)
      .filter((sentence) => given.test(sentence))
      .flatMap((sentence) =>
        drugsIn(sentence)
          .filter((name) => !known.includes(name))
          .map((name) => ({
            path: [...path, isKey ? 'because' : 'fails'],
            says: `${name} is said of the patient, and nothing shown names it`,
          })),
      ),
  );
};

/** What stands in the reasons: each thing once, and nothing that the learner was not given. */
export const reasonRules: readonly AskRule[] = [
  {
    name: 'explanation-repeats',
    severity: 'error',
    find: (read) => repeats(explanationSentences(read), reasonSentences(read)),
  },
  {
    name: 'reason-repeats',
    severity: 'error',
    find: (read) => repeatedReasons(reasonSentences(read)),
  },
  { name: 'number-not-shown', severity: 'warning', find: unshownNumbers },
  { name: 'drug-not-shown', severity: 'warning', find: unshownDrugs },
];
