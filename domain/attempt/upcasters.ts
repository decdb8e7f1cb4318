import type { EventData } from '../kernel/envelope.ts';

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
