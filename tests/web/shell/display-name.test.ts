import { describe, expect, it } from 'vitest';
import { displayName, fullName, initial } from '../../../web/shell/display-name.ts';

const person = {
  username: 'maya',
  email: 'maya.okafor@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
};
const forgotten = { username: null, email: null, firstName: null, lastName: null };

describe('the names of a person', () => {
  it('[NAV-12] [NAV-13] [NAV-14] are the username, the e-mail before the @, or "Account"', () => {
    expect(displayName(person)).toBe('maya');
    expect(displayName({ ...person, username: '' })).toBe('maya.okafor');
    expect(displayName(forgotten)).toBe('Account');
  });

  it('[NAV-15] are the full name and an initial', () => {
    expect(fullName(person)).toBe('Maya Okafor');
    expect(fullName({ ...person, lastName: null })).toBe('Maya');
    expect(fullName(forgotten)).toBe('');
    expect(initial(person)).toBe('M');
    expect(initial({ ...person, firstName: null, username: 'zoe' })).toBe('Z');
    expect(initial(forgotten)).toBe('A');
  });
});
