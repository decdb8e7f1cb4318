/** For those who draw more in a minute than anybody studies in a week. */
export const unboundedDraws = {
  questions: { hour: 1_000_000, day: 1_000_000 },
  unanswered: 1_000_000,
} as const;
