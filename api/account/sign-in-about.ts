/** What every route says of itself that may end in a session. */
export const signInAbout = {
  eachTime: true,
  answersWith: ['Set-Cookie'],
} as const;

/** Whoever asks is nobody yet. */
export const signInConfig = { policy: { auth: 'public', csrf: true } } as const;
