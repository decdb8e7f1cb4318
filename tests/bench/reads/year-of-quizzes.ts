import type { QuizResult, ScoredAnswer } from '../../../domain/attempt/events.ts';
import { type AccountId, attemptStream } from '../../../domain/kernel/ids.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { dayIn, instantOf, utc } from '../../../domain/kernel/time.ts';
import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { randomIdentifiers } from '../../../ops/adapters/identifiers/random-identifiers.ts';
import { newEvent } from '../../projectors/support/events.ts';

const yearMs = 364 * 86_400_000;
const topicCount = 36;
const callers = 64;

const answer = (index: number, isRight: boolean): ScoredAnswer => ({
  itemId: `bench-${index}` as ScoredAnswer['itemId'],
  revision: 1,
  area: 'interventions',
  topic: `Topic ${index % topicCount} of the outline`,
  chosenOptions: [],
  chosen: [isRight ? 'A' : 'B'],
  key: ['A'],
  correct: isRight,
  seconds: 40,
  firstSeen: false,
});

type Taken = { readonly learner: AccountId; readonly at: number; readonly index: number };

/** One handed-in quiz of so many questions, three of four right. */
const quiz = ({ learner, at, index }: Taken, total: number): QuizResult => {
  const answers = Array.from({ length: total }, (_, q) => answer(index + q * 7, q % 4 !== 0));
  const correct = answers.filter((one) => one.correct).length;
  const moment = instantOf(at);
  return {
    attemptId: randomIdentifiers.attempt(),
    learnerId: learner,
    at: moment,
    field: 'RT',
    exam: null,
    isFullLength: false,
    mode: 'practice',
    timed: false,
    day: dayIn(utc, moment),
    hour: 7 + (index % 14),
    timeSpent: 900,
    worked: [],
    total,
    correct,
    incorrect: total - correct,
    skipped: 0,
    answers,
    score: percent(correct, total),
  };
};

export type Year = {
  readonly url: string;
  readonly learner: AccountId;
  /** Of this learner, spread over the year that ends now. */
  readonly quizzes: number;
  /** Of other learners, between those. */
  readonly others: number;
};

/** Writes a year of quizzes, as many callers do: each one event of its own attempt. */
export const writeYear = async ({ url, learner, quizzes, others }: Year): Promise<void> => {
  const log = postgresEventLog({ databaseUrl: url });
  const all = quizzes + others;
  const every = all / quizzes;
  let next = 0;
  const write = async (): Promise<void> => {
    while (next < all) {
      const index = next;
      next += 1;
      const isOwn = index % every < 1;
      const who = isOwn ? learner : (`other-${index % 5000}` as AccountId);
      const at = Date.now() - yearMs + Math.floor((yearMs * index) / all);
      const data = quiz({ learner: who, at, index }, isOwn ? 20 : 2);
      const stream = attemptStream(data.attemptId);
      const told = { stream, event: { type: 'QuizSubmitted', data }, subject: who } as const;
      await log.append({ stream, events: [newEvent(told, index)], expected: 'none' });
    }
  };
  await Promise.all(Array.from({ length: callers }, write));
  await log.close();
};
