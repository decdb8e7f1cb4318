import type { CaseFile } from '../cases-schema/case-file.ts';
import type { CasePath } from '../cases-schema/case-finding.ts';
import { bannedPhrases } from './banned-phrases.ts';
import { type AskRule, type CaseRule, type ReadAsk, reasonsOf } from './case-rule.ts';
import { textOfPart } from './shown-text.ts';

type Placed = { readonly path: CasePath; readonly text: string };

const textsOfAsk = ({ ask, path, choices }: ReadAsk): readonly Placed[] => [
  { path: [...path, 'leadIn'], text: ask.leadIn },
  ...choices.flatMap((choice) => [
    { path: [...choice.path, 'text'], text: choice.text },
    ...reasonsOf(choice),
  ]),
  ...(['clue', 'rule', 'trap'] as const).map((name) => ({
    path: [...path, 'explanation', name],
    text: ask.explanation[name],
  })),
];

const textsOfChart = ({ parts }: CaseFile): readonly Placed[] =>
  Object.entries(parts).map(([name, part]) => ({ path: ['parts', name], text: textOfPart(part) }));

const unfit = (texts: readonly Placed[]) =>
  texts.flatMap(({ path, text }) =>
    bannedPhrases.flatMap(([phrase, instead]) => {
      const found = phrase.exec(text)?.[0];
      return found === undefined ? [] : [{ path, says: `"${found}": write ${instead}` }];
    }),
  );

const unrounded = /\d+\.\d{4,}/;
const spacedPercent = /\d\s+%/;
const catchAll = /\b(?:all|none|both) of the (?:above|following options)\b/i;

const numbers = (texts: readonly Placed[]) =>
  texts.flatMap(({ path, text }) => {
    const raw = unrounded.exec(text)?.[0];
    return [
      ...(raw ? [{ path, says: `${raw}: round it as a chart prints it` }] : []),
      ...(spacedPercent.test(text) ? [{ path, says: 'write 93%, without a space' }] : []),
    ];
  });

const belonging =
  /^(?:this|it|that) (?:fits|suits|is typical of|belongs to|points to|describes|would fit|is (?:a|the) (?:sign|feature|finding|treatment|drug|picture) (?:of|for))\b|^(?:fits|typical of|seen in|belongs to)\b/i;

/** Words of the chart: American clinical English, numbers as a chart prints them. */
export const chartLanguageRules: readonly CaseRule[] = [
  { name: 'american-english', severity: 'error', find: (file) => unfit(textsOfChart(file)) },
  { name: 'numbers-rounded', severity: 'error', find: (file) => numbers(textsOfChart(file)) },
];

/** Words of an ask: the same, and reasons that speak of this patient. */
export const languageRules: readonly AskRule[] = [
  { name: 'american-english', severity: 'error', find: (read) => unfit(textsOfAsk(read)) },
  { name: 'numbers-rounded', severity: 'error', find: (read) => numbers(textsOfAsk(read)) },
  {
    name: 'reason-of-this-patient',
    severity: 'error',
    find: ({ choices }) =>
      choices
        .filter(({ reason }) => belonging.test(reason))
        .map(({ path, isKey }) => ({
          path: [...path, isKey ? 'because' : 'fails'],
          says: 'says what the option belongs to: say why it is wrong or right for this patient',
        })),
  },
  {
    name: 'no-catch-all',
    severity: 'error',
    find: ({ choices }) =>
      choices
        .filter(({ text }) => catchAll.test(text))
        .map(({ path, text }) => ({ path, says: `"${text}" is no option` })),
  },
  {
    name: 'focused-lead-in',
    severity: 'warning',
    find: ({ ask, path }) => {
      const undefinedWord = /\b(?:the rate|the level|the value|the result|the dose)\b/i.exec(
        ask.leadIn,
      )?.[0];
      const bare = /\b(?:does|is|did|was) it\b|\bof it\b|\bto it\b/i.exec(ask.leadIn)?.[0];
      const named = undefinedWord ?? bare;
      const negative =
        /\b(?:(?:is|are|should|would) not|except|least (?:likely|appropriate))\b/i.exec(
          ask.leadIn,
        )?.[0];
      return [
        ...(named ? [{ path: [...path, 'leadIn'], says: `"${named}": name what is meant` }] : []),
        ...(negative
          ? [{ path: [...path, 'leadIn'], says: `"${negative}": ask for what is right` }]
          : []),
      ];
    },
  },
];
