import type { PaperItem } from '../../../domain/attempt/paper-item.ts';
import { scorePaper } from '../../../domain/attempt/scoring.ts';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import {
  type AccountId,
  type AttemptId,
  attemptStream,
  type ItemId,
  type OptionId,
} from '../../../domain/kernel/ids.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { type RandomSource, randomFrom } from '../../../domain/kernel/random.ts';
import { dayIn, hourIn, instantOf, type TimeZone } from '../../../domain/kernel/time.ts';
import type { StreamEvent } from './events.ts';

export type Study = {
  readonly learners: number;
  readonly attempts: number;
  /** Questions in the bank. */
  readonly bank?: number;
  readonly seed?: number;
  /** Attempts under way at the same time. */
  readonly together?: number;
};

const zone = 'America/Chicago' as TimeZone;
const start = Date.UTC(2026, 0, 5, 12);
const areas = ['Management of Care', 'Pharmacology', 'Safety', 'Psychosocial', 'Physiology'];
const letters = ['A', 'B', 'C', 'D'] as const;

const idFrom = (kind: string, index: number): string => {
  const hex = (Math.imul(index + 1, 2654435761) >>> 0).toString(16).padStart(8, '0');
  return `${hex}-${kind}-4000-8000-${String(index).padStart(12, '0')}`;
};

const pick = <Value>(values: readonly Value[], random: RandomSource): Value =>
  values[Math.floor(random() * values.length)] as Value;

const paperItem = (index: number): PaperItem => ({
  itemId: `rn-${String(index).padStart(5, '0')}` as ItemId,
  revision: 1,
  area: areas[index % areas.length] ?? 'Safety',
  topic: `Topic ${index % 40}`,
  type: 'single',
  options: letters.map((letter) => `option${letter}` as OptionId),
  key: [letters[index % letters.length] ?? 'A'],
  firstSeen: true,
});

const paper = (bank: number, random: RandomSource): readonly PaperItem[] => {
  const first = Math.floor(random() * bank);
  return Array.from({ length: 20 }, (_, index) => paperItem((first + index * 7) % bank));
};

type Sitting = { readonly index: number; readonly bank: number; readonly random: RandomSource };

/** One practice quiz from the paper to the result: 22 events. */
const attemptOf = function* (
  learner: AccountId,
  { index, bank, random }: Sitting,
): Generator<StreamEvent> {
  const attemptId = idFrom('a77e', index) as AttemptId;
  const stream = attemptStream(attemptId);
  let now = start + index * 240_000;
  const told = (event: BoardwellEvent): StreamEvent => ({ stream, event, subject: learner });
  const about = () => ({ attemptId, learnerId: learner, at: instantOf(now) });
  const items = paper(bank, random);
  const form = { field: 'RN', exam: null, isFullLength: false, mode: 'practice' } as const;
  yield told({
    type: 'PaperIssued',
    data: {
      ...about(),
      ...form,
      timeLimitMinutes: null,
      timeFactor: 1,
      items: [...items],
      flagged: [],
    },
  });
  const given = new Map<string, { chosen: readonly string[]; seconds: number }>();
  for (const { itemId } of items) {
    const seconds = 5 + Math.floor(random() * 60);
    const chosen = [pick(letters, random)];
    now += seconds * 1000;
    given.set(itemId, { chosen, seconds });
    yield told({ type: 'AnswerGiven', data: { ...about(), itemId, chosen, seconds } });
  }
  const { answers, ...counts } = scorePaper(items, given);
  const score = percent(counts.correct, counts.total);
  const timeSpent = [...given.values()].reduce((sum, { seconds }) => sum + seconds, 0);
  const day = dayIn(zone, instantOf(now));
  const clock = { day, hour: hourIn(zone, instantOf(now)), timed: false, worked: [] };
  const data = {
    ...about(),
    ...form,
    ...clock,
    timeSpent,
    ...counts,
    score,
    answers: [...answers],
  };
  yield told({ type: 'QuizSubmitted', data });
};

/** What learners do all day, several at a time, always the same for the same seed. */
export const study = function* (options: Study): Generator<StreamEvent> {
  const { learners, attempts, bank = 1000, seed = 1, together = 20 } = options;
  const random = randomFrom(seed);
  const open: Generator<StreamEvent>[] = [];
  let begun = 0;
  while (begun < attempts || open.length > 0) {
    while (open.length < together && begun < attempts) {
      const learner = idFrom('ac', Math.floor(random() * learners)) as AccountId;
      open.push(attemptOf(learner, { index: begun, bank, random }));
      begun += 1;
    }
    const at = Math.floor(random() * open.length);
    const next = open[at]?.next();
    if (next?.done) open.splice(at, 1);
    else if (next) yield next.value;
  }
};
