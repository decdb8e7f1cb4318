import type { RandomSource } from '../../kernel/random.ts';

const firstNames = [
  ...['Maya', 'Daniel', 'Priya', 'Luis', 'Hannah', 'Kwame', 'Sofia', 'Ethan', 'Leila', 'Marcus'],
  ...['Grace', 'Tomas', 'Aisha', 'Noah', 'Elena', 'Jamal', 'Ruth', 'Victor', 'Mei', 'Owen'],
];
const lastNames = [
  ...['Alvarez', 'Brooks', 'Chen', 'Diallo', 'Evans', 'Fischer', 'Garcia', 'Haddad', 'Ito'],
  ...['Johnson', 'Kowalski', 'Lopez', 'Mensah', 'Nguyen', 'Okafor', 'Patel', 'Quinn', 'Rossi'],
];

/** Letters and digits that are not mistaken for one another when read aloud. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 10;

const oneOf = (names: readonly string[], random: RandomSource): string =>
  names[Math.floor(random() * names.length)] ?? '';

/** A name and a code to hand on, by chance. */
export const personOf = (random: RandomSource) => ({
  firstName: oneOf(firstNames, random),
  lastName: oneOf(lastNames, random),
  referralCode: Array.from({ length: codeLength }, () => oneOf([...codeLetters], random)).join(''),
});
