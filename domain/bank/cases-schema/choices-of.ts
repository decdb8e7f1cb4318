import type { Ask } from './ask.ts';
import type { CasePath } from './case-finding.ts';
import type { KeyChoice, WrongChoice } from './choice.ts';

/** One choice of an ask, whichever its format: its text, whether it is right, and the reasons. */
export type AskChoice = {
  readonly path: CasePath;
  /** Choices of one group stand side by side: the options, one blank, one side of a bow-tie. */
  readonly group: string;
  readonly text: string;
  readonly isKey: boolean;
  /** `because` of a right choice, `fails` of a wrong one. */
  readonly reason: string;
  readonly tempting?: string;
  readonly cites: readonly string[];
};

type Group = { readonly path: CasePath; readonly group: string };

const keyAt = (key: KeyChoice, { path, group }: Group): AskChoice => ({
  path,
  group,
  text: key.text,
  isKey: true,
  reason: key.because,
  cites: key.cites,
});

const wrongAt = (wrong: readonly WrongChoice[], { path, group }: Group): AskChoice[] =>
  wrong.map(({ text, tempting, fails, cites }, index) => ({
    path: [...path, 'wrong', index],
    group,
    text,
    isKey: false,
    reason: fails,
    tempting,
    cites,
  }));

type Side = {
  readonly key?: KeyChoice;
  readonly keys?: readonly KeyChoice[];
  readonly wrong: readonly WrongChoice[];
};

const sideAt = ({ key, keys = [], wrong }: Side, { path, group }: Group): AskChoice[] => [
  ...(key ? [keyAt(key, { path: [...path, 'key'], group })] : []),
  ...keys.map((one, index) => keyAt(one, { path: [...path, 'keys', index], group })),
  ...wrongAt(wrong, { path, group }),
];

const highlighted = (ask: Extract<Ask, { selectable: unknown }>): AskChoice[] =>
  ask.selectable.map(({ text, key, because, tempting, fails, cites }, index) => ({
    path: ['selectable', index],
    group: 'passage',
    text,
    isKey: key,
    reason: (key ? because : fails) ?? '',
    ...(tempting ? { tempting } : {}),
    cites,
  }));

const ofMatrix = ({ rows, columns }: Extract<Ask, { rows: unknown }>): AskChoice[] =>
  rows.flatMap(({ text, because, cites, wrong }, index) => [
    { path: ['rows', index], group: text, text, isKey: true, reason: because, cites },
    ...wrong.map((one, at) => ({
      path: ['rows', index, 'wrong', at],
      group: text,
      text: columns[one.column] ?? one.column,
      isKey: false,
      reason: one.fails,
      tempting: one.tempting,
      cites: one.cites,
    })),
  ]);

/** Every choice of an ask with its reasons, in the order of the file; paths begin at the ask. */
export const choicesOf = (ask: Ask): readonly AskChoice[] => {
  if ('blanks' in ask) {
    return Object.entries(ask.blanks).flatMap(([name, side]) =>
      sideAt(side, { path: ['blanks', name], group: name }),
    );
  }
  if ('condition' in ask) {
    return (['condition', 'actions', 'parameters'] as const).flatMap((name) =>
      sideAt(ask[name], { path: [name], group: name }),
    );
  }
  if ('selectable' in ask) return highlighted(ask);
  if ('rows' in ask) return ofMatrix(ask);
  if ('sequence' in ask) {
    return ask.sequence.map((step, index) =>
      keyAt(step, { path: ['sequence', index], group: 'sequence' }),
    );
  }
  return sideAt(ask, { path: [], group: 'options' });
};
