export type PasswordWeakness = 'pattern' | 'name';

const fewestCharacters = 5;

/** Every character is the one after, or the one before, its neighbour: abcdefghij, 9876543210. */
const isRow = (password: string): boolean => {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
};

/** Without case, marks and spaces, and without the digits that names are dressed up with. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/^\d+|\d+$/g, '');

/** The names a person goes by, alone and one after the other. */
const spellings = (names: readonly string[]): string[] => {
  const parts = names.flatMap((name) => [name, name.split('@')[0] ?? '']);
  return [...parts, ...parts.flatMap((one) => parts.map((other) => one + other))].map(bare);
};

/** Why a password is among the first that anybody would guess of this person. */
export const weaknessOf = (
  password: string,
  names: readonly string[],
): PasswordWeakness | undefined => {
  const folded = password.toLowerCase();
  if (new Set(folded).size < fewestCharacters || isRow(folded)) return 'pattern';
  const whole = bare(password);
  return whole !== '' && spellings(names).includes(whole) ? 'name' : undefined;
};
