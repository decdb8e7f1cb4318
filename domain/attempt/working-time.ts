import { epochMs, type Instant } from '../kernel/time.ts';
import type { Paper } from './attempt-state.ts';
import type { GivenAnswer } from './scoring.ts';

/** How the server's clock ran over a paper so far. */
export type Worked = {
  readonly paper: Pick<Paper, 'at' | 'timeLimitMinutes'>;
  /** Of the breaks that are over. */
  readonly pausedMs: number;
  /** When the break began that lasts; undefined while none does. */
  readonly pausedAt: Instant | undefined;
};

/** Seconds that can have been worked by then: since the issue, within the limit, breaks left out. */
export const workedSeconds = ({ paper, pausedMs, pausedAt }: Worked, at: Instant): number => {
  const { timeLimitMinutes: limit } = paper;
  const until = epochMs(pausedAt ?? at);
  const elapsed = Math.max(0, (until - epochMs(paper.at) - pausedMs) / 1000);
  return limit === null ? elapsed : Math.min(limit * 60, elapsed);
};

type Answers = ReadonlyMap<string, GivenAnswer>;

/** In whole tenths; what is lost in adding tenths up is not taken off. */
const tenthsBelow = (seconds: number): number => Math.floor(Math.max(0, seconds) * 10 + 1e-6) / 10;

const sumOf = (given: Answers): number => {
  let sum = 0;
  for (const { seconds } of given.values()) sum += seconds;
  return sum;
};

type Claim = { readonly itemId: string; readonly seconds: number; readonly at: Instant };

/** What a client says of the time on one question, held within what the others leave of the clock. */
export const heldSeconds = (
  { given, ...worked }: Worked & { readonly given: Answers },
  { itemId, seconds, at }: Claim,
): number => {
  const others = sumOf(given) - (given.get(itemId)?.seconds ?? 0);
  return Math.min(seconds, tenthsBelow(workedSeconds(worked, at) - others));
};

/** The answers with times that sum up to no more than this; some were written down unheld. */
export const heldWithin = (given: Answers, seconds: number): Answers => {
  let left = seconds;
  return new Map(
    [...given].map(([itemId, answer]) => {
      const held = Math.min(answer.seconds, tenthsBelow(left));
      left -= held;
      return [itemId, { ...answer, seconds: held }];
    }),
  );
};

/** Milliseconds of all breaks once the one that lasts ends then. */
export const pausedMsAfter = ({ pausedMs, pausedAt }: Omit<Worked, 'paper'>, at: Instant): number =>
  pausedMs + (pausedAt === undefined ? 0 : Math.max(0, epochMs(at) - epochMs(pausedAt)));
