/** Words that more than one page uses, or that a test holds: plain US product English, each in one place. */
export const terms = {
  resume: 'Resume',
  pickUp: 'Sign in to pick up where you left off.',
  createCalendarLink: 'Create calendar link',
  noCalendarLink: 'No calendar link created',
  calendarLink: 'Secret calendar link',
  tryAgain: 'Try again',
  yourAnswer: (isRight: boolean) => `Your answer: ${isRight ? 'correct' : 'incorrect'}`,
  improving: 'improving',
  tooClose: 'Too close to call: the pass mark falls inside your range',
  tooEarly: 'Too early to say',
  similarOnce: 'similar versions counted once',
} as const;

/** A date that stands within a sentence: "today, 6:42 PM", "Nov 18, 2026". */
export const withinSentence = (date: string): string =>
  date.replace(/^(?:Today|Yesterday)/, (word) => word.toLowerCase());
