import type { AccountEvent } from '../../domain/account/events.ts';
import type { Paper } from '../../domain/attempt/attempt-state.ts';
import type { AttemptEvent, QuizResult } from '../../domain/attempt/events.ts';
import type { PaperItem } from '../../domain/attempt/paper-item.ts';
import type { Item } from '../../domain/bank/item/item.ts';
import type {
  AccountId,
  AttemptId,
  CommandId,
  ItemId,
  OptionId,
  QuestionId,
} from '../../domain/kernel/ids.ts';
import type { CalendarDay, Instant, TimeZone } from '../../domain/kernel/time.ts';

export const instantAt = (text: string) => text as Instant;
export const day = (text: string) => text as CalendarDay;
export const zone = (name: string) => name as TimeZone;
export const learner = 'learner-1' as AccountId;
export const stranger = 'learner-2' as AccountId;
export const attemptOne = 'attempt-1' as AttemptId;
export const itemNamed = (name: string) => name as ItemId;
export const optionNamed = (name: string) => name as OptionId;
/** What the learner of that attempt calls a question, counted from 1. */
export const questionAt = (place: number, paper: string = attemptOne) =>
  `${paper}.${place}` as QuestionId;

/** As they stand on a paper, from A to D. */
export const fourOptions = ['w9', 'x4', 'y7', 'z2'].map(optionNamed);
export const commandNumber = (n: number) =>
  `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` as CommandId;

export const noon = instantAt('2026-11-20T12:00:00.000Z');
/** Two minutes into a paper of noon: time enough for what its answers claim. */
export const soon = instantAt('2026-11-20T12:02:00.000Z');
export const later = instantAt('2026-11-20T12:10:00.000Z');

/** What these letters stand for where the options are those four. */
export const optionsBehind = (letters: readonly string[]) =>
  letters.map((letter) => fourOptions['ABCD'.indexOf(letter)] ?? optionNamed('none'));

/** The questions of the papers below: `one` comes first, `two` second. */
export const questionNamed = (name: string) =>
  questionAt(['one', 'two', 'three'].indexOf(name) + 1);

export const paperItem = (id: string, overrides: Partial<PaperItem> = {}): PaperItem => ({
  itemId: itemNamed(id),
  revision: 1,
  area: 'interventions',
  topic: 'Noninvasive ventilation',
  type: 'single',
  options: fourOptions,
  key: ['A'],
  firstSeen: true,
  ...overrides,
});

export const paperIssued = (
  items: PaperItem[] = [paperItem('one'), paperItem('two', { type: 'multiple', key: ['A', 'C'] })],
  overrides: Partial<Omit<Paper, 'flagged'>> & { readonly flagged?: ItemId[] } = {},
): Extract<AttemptEvent, { type: 'PaperIssued' }> => ({
  type: 'PaperIssued',
  data: {
    attemptId: attemptOne,
    learnerId: learner,
    at: noon,
    field: 'RT',
    exam: null,
    isFullLength: false,
    mode: 'practice',
    timeLimitMinutes: null,
    timeFactor: 1,
    flagged: [],
    ...overrides,
    items,
  },
});

export const answerGiven = (
  id: string,
  chosen: string[],
  seconds = 30,
): Extract<AttemptEvent, { type: 'AnswerGiven' }> => ({
  type: 'AnswerGiven',
  data: {
    attemptId: attemptOne,
    learnerId: learner,
    at: soon,
    itemId: itemNamed(id),
    chosen,
    seconds,
  },
});

export const answerRevealed = (
  id: string,
  chosen: string[],
  { seconds = 30, correct = true } = {},
): Extract<AttemptEvent, { type: 'AnswerRevealed' }> => ({
  type: 'AnswerRevealed',
  data: {
    attemptId: attemptOne,
    learnerId: learner,
    at: soon,
    field: 'RT',
    itemId: itemNamed(id),
    revision: 1,
    chosen,
    correct,
    seconds,
  },
});

export const quizResult = (overrides: Partial<QuizResult> = {}): QuizResult => ({
  attemptId: attemptOne,
  learnerId: learner,
  at: later,
  field: 'RT',
  exam: null,
  isFullLength: false,
  mode: 'practice',
  timed: false,
  day: day('2026-11-20'),
  hour: 6,
  worked: [],
  timeSpent: 600,
  total: 2,
  correct: 1,
  incorrect: 0,
  skipped: 1,
  score: 50,
  answers: [],
  ...overrides,
});

export const quizSubmitted = (
  overrides: Partial<QuizResult> = {},
): Extract<AttemptEvent, { type: 'QuizSubmitted' }> => ({
  type: 'QuizSubmitted',
  data: quizResult(overrides),
});

export const accountOpened = (): Extract<AccountEvent, { type: 'AccountOpened' }> => ({
  type: 'AccountOpened',
  data: {
    accountId: learner,
    at: noon,
    email: 'maya@example.com',
    username: 'maya',
    firstName: 'Maya',
    lastName: 'Okafor',
    field: 'RT',
    timeZone: zone('America/Chicago'),
    referralCode: 'MAYA234567',
  },
});

export const publishedItem = (overrides: Partial<Item> = {}): Item => ({
  id: itemNamed('rt-int-sample'),
  field: 'RT',
  exam: 'TMC',
  area: 'interventions',
  topic: 'Noninvasive ventilation',
  type: 'single',
  level: 'application',
  stem: 'A sample stem that asks for one decision. What should the therapist do first?',
  options: ['Begin', 'Wait', 'Leave', 'Repeat'].map((text, index) => ({
    id: fourOptions[index] ?? optionNamed('none'),
    text: `${text} the treatment now`,
    why: `Because ${text.toLowerCase()} is what this sample says about it.`,
  })),
  key: fourOptions.slice(0, 1),
  explanation: 'The sample explains itself in one sentence.',
  source: 'sample',
  ...overrides,
});
