import { describe, expect, it } from 'vitest';
import { wishDigest } from '../../../api/server/wish-digest.ts';

const key = '0d7f4c3a-53a0-4d5e-8f6a-2f9e8f6f1c01';

describe('the digest of a wish', () => {
  it('is the same for the same meaning, whatever order the fields come in', () => {
    expect(wishDigest(key, { a: 1, b: { c: [1, 2], d: null } })).toBe(
      wishDigest(key, { b: { d: null, c: [1, 2] }, a: 1 }),
    );
  });

  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: null }, {}],
    [{ a: { b: 1 } }, { a: {}, b: 1 }],
    [undefined, null],
  ])('tells %j from %j', (one, other) => {
    expect(wishDigest(key, one)).not.toBe(wishDigest(key, other));
  });

  it('holds nothing of a password', () => {
    expect(wishDigest(key, { name: 'maya', password: 'one' })).toBe(
      wishDigest(key, { name: 'maya', password: 'two' }),
    );
  });

  it('says nothing to whoever does not know the key', () => {
    const other = '0d7f4c3a-53a0-4d5e-8f6a-2f9e8f6f1c02';
    expect(wishDigest(key, { a: 1 })).not.toBe(wishDigest(other, { a: 1 }));
  });
});
