const before = 'tester:';

/** What a tester's identity is called: a name that nobody can register. */
export const testerIdentityName = (username: string): string => `${before}${username}`;

/** The name by which a tester signs in; any other name as it is. */
export const testerSignInName = (name: string): string =>
  name.startsWith(before) ? name.slice(before.length) : name;
