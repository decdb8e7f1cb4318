/** The longest time the server takes for one question, in seconds. */
const longest = 86_400;

export type QuestionClock = {
  /** Stops the time of the question before and lets this one's run. */
  readonly enter: (questionId: string) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Seconds in view so far, in this sitting and the ones before. */
  readonly seconds: (questionId: string) => number;
  readonly total: () => number;
  /** Takes over seconds that were counted elsewhere, when they are more. */
  readonly atLeast: (questionId: string, seconds: number) => void;
};

type ClockInput = {
  /** Seconds spent in earlier sittings, by question id. */
  readonly earlier: ReadonlyMap<string, number>;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
};

/** Counts the time each question was in view; while paused no time passes. */
export const questionClock = ({ earlier, now }: ClockInput): QuestionClock => {
  const spent = new Map(earlier);
  let current: string | undefined;
  let since: number | undefined;

  const settle = (): void => {
    if (current === undefined || since === undefined) return;
    const at = now();
    const sum = (spent.get(current) ?? 0) + (at - since) / 1000;
    spent.set(current, Math.min(longest, sum));
    since = at;
  };

  return {
    enter: (questionId) => {
      settle();
      current = questionId;
      since = now();
    },
    pause: () => {
      settle();
      since = undefined;
    },
    resume: () => {
      since ??= now();
    },
    seconds: (questionId) => {
      settle();
      return spent.get(questionId) ?? 0;
    },
    atLeast: (questionId, seconds) => {
      settle();
      spent.set(questionId, Math.max(spent.get(questionId) ?? 0, seconds));
    },
    total: () => {
      settle();
      return Math.min(
        longest,
        [...spent.values()].reduce((sum, seconds) => sum + seconds, 0),
      );
    },
  };
};
