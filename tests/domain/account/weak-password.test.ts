import { describe, expect, it } from 'vitest';
import { weaknessOf } from '../../../domain/account/weak-password.ts';

const names = ['maya.okafor@example.com', 'maya_o_2026', 'Maya', 'Okafor'];

describe('a password', () => {
  it.each([
    ' '.repeat(10),
    'aaaaaaaaaa',
    'AaAaAaAaAa',
    'abababababab',
    '1212341234',
    'abcdefghijkl',
    '9876543210',
  ])('that is a pattern is weak: %j', (password) =>
    expect(weaknessOf(password, names)).toBe('pattern'),
  );

  it.each([
    'maya.okafor@example.com',
    'Maya.Okafor',
    'okafor maya',
    'OkaforMaya1987!',
    'maya_o_2026',
    'MAYA-O-2026',
  ])('that is what its owner is called is weak: %j', (password) => {
    expect(weaknessOf(password, names)).toBe('name');
  });

  it.each(['correct horse battery staple', 'Maya likes long walks', 'x7#Kp2!vQz', '1029384756'])(
    'that is neither is not: %j',
    (password) => expect(weaknessOf(password, names)).toBeUndefined(),
  );

  it('is not judged by names that are empty', () => {
    expect(weaknessOf('7391846250', ['', '12345'])).toBeUndefined();
  });
});
