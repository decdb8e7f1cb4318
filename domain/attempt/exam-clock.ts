import { epochMs, type Instant, instantOf } from '../kernel/time.ts';

type Timed = { readonly at: Instant; readonly timeLimitMinutes: number | null };

const minuteMs = 60_000;
/** What was sent at the last moment may be on its way for so long. */
export const graceMs = 10_000;

/** When the paper is over, in milliseconds since 1970-01-01T00:00Z; undefined without a limit. */
export const endMs = ({ at, timeLimitMinutes }: Timed): number | undefined =>
  timeLimitMinutes === null ? undefined : epochMs(at) + timeLimitMinutes * minuteMs;

/** Until when answers are taken at the latest; null without a limit. */
export const takenUntil = (paper: Timed): Instant | null => {
  const end = endMs(paper);
  return end === undefined ? null : instantOf(end + graceMs);
};

/** True once nothing may be answered any more. */
export const isOver = (paper: Timed, now: Instant): boolean => {
  const end = endMs(paper);
  return end !== undefined && epochMs(now) > end + graceMs;
};

/** Whether what was handed in then was ended by its clock. */
export const ranOut = (paper: Timed, handedIn: Instant): boolean => {
  const end = endMs(paper);
  return end !== undefined && epochMs(handedIn) >= end;
};

/** When a paper counts as handed in: now, or when its time ended where it is over, whoever notices it when. */
export const handedInAt = (paper: Timed, now: Instant): Instant => {
  const end = endMs(paper);
  return end !== undefined && isOver(paper, now) ? instantOf(end) : now;
};
