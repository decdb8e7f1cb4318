/** Of every route by which an owner sets up or ends a second factor: open also to who must have one. */
export const factorConfig = {
  policy: { auth: 'user', csrf: true, reads: ['accounts'], beforeFactor: true },
} as const;
export const factorAbout = { eachTime: true } as const;
