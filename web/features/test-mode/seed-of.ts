/** The number at the end of a tester's name: test07 is on seed 07. */
export const seedOf = (username: string): string => /\d+$/.exec(username)?.[0] ?? '';
