import type { EventData } from '../kernel/envelope.ts';
import { percent } from '../kernel/percent.ts';

type Listed = { readonly isFullLength: boolean };
type Entry = Readonly<Record<string, unknown>>;

const modeOf = ({ isFullLength }: Listed): 'exam' | 'practice' =>
  isFullLength ? 'exam' : 'practice';

/** Whether a question was new to the learner was not written down: it does not count as new. */
const notKnownAsNew = (entries: unknown): readonly Entry[] =>
  (entries as readonly Entry[]).map((entry) => ({ ...entry, firstSeen: false }));

/** PaperIssued of version 1 knew practice and exams only, without extra time. */
export const paperWithMode = (data: EventData): EventData => ({
  ...data,
  mode: modeOf(data as unknown as Listed),
  timeFactor: 1,
  items: notKnownAsNew(data['items']),
});

/** Up to version 2 every paper began without a flag. */
export const paperWithoutFlags = (data: EventData): EventData => ({ ...data, flagged: [] });

/** QuizSubmitted of version 1 kept no hour; exams were the papers with a time limit. */
export const resultWithMode = (data: EventData): EventData => ({
  ...data,
  mode: modeOf(data as unknown as Listed),
  timed: data['isFullLength'] === true,
  hour: null,
  answers: notKnownAsNew(data['answers']),
});

/** The letters that an item had on every paper are the ids of its options. */
const itemByLetters = (item: Entry): Entry => {
  const { labels, ...rest } = item;
  return { ...rest, options: labels };
};

/** Up to version 3 the letters of an item were the same on every paper. */
export const paperByLetters = (data: EventData): EventData => ({
  ...data,
  items: (data['items'] as readonly Entry[]).map(itemByLetters),
});

/** As with papers, in version 1 of ItemChosen. */
export const chosenByLetters = (data: EventData): EventData => ({
  ...data,
  item: itemByLetters(data['item'] as Entry),
});

/** As with papers, up to version 2 of QuizSubmitted and in version 1 of ReviewAnswered. */
export const withChosenOptions = (answer: Entry): Entry => ({
  ...answer,
  chosenOptions: answer['chosen'],
});

export const resultByLetters = (data: EventData): EventData => ({
  ...data,
  answers: (data['answers'] as readonly Entry[]).map(withChosenOptions),
});

type Counted = {
  readonly correct: number;
  readonly incorrect: number;
  readonly skipped: number;
};

const percentOfAll = ({ correct, incorrect, skipped }: Counted): number =>
  percent(correct, correct + incorrect + skipped);

/**
 * Up to version 3 of QuizSubmitted a score came by way of a fraction, which fell below the half for
 * 23 of 40, and an adaptive paper had one.
 */
export const resultWithPercent = (data: EventData): EventData => ({
  ...data,
  score: data['mode'] === 'adaptive' ? null : percentOfAll(data as unknown as Counted),
});

/** Up to version 4 of QuizSubmitted, and version 2 of SimulationCompleted, nothing said when the time was. */
export const resultWithoutHours = (data: EventData): EventData => ({ ...data, worked: [] });

/** Up to version 2 of ReviewAnswered only the day was written down. */
export const withoutHour = (data: EventData): EventData => ({ ...data, hour: null });

const withPercent = (counts: unknown): Entry => ({
  ...(counts as Entry),
  score: percentOfAll(counts as Counted),
});

/** The same up to version 2 of AttemptRescored, which told nothing of the other answers. */
export const rescoringWithPercents = (data: EventData): EventData => ({
  ...data,
  before: withPercent(data['before']),
  after: withPercent(data['after']),
  others: [],
});
