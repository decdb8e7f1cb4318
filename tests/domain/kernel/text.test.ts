import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line, lines, mended, name, secret } from '../../../domain/kernel/text.ts';

const max = 60;
const takes = (schema: ReturnType<typeof line>, text: string): boolean =>
  schema.safeParse(text).success;

const broken = ['a\0b', 'a\uD800', '\uDE00a', 'a\u001B[2J', 'a\u007Fb', 'a\u0085b'];
const turning = ['a\u202Eb', 'a\u2066b', 'a\u200Fb', 'a\u061Cb'];
const breaking = ['a\nb', 'a\r\nb', 'a\u2028b', 'a\tb'];

describe('free text', () => {
  it.each(broken)('holds no character that breaks a page or a database: %j', (text) => {
    for (const schema of [line({ max }), lines({ max }), name({ max }), secret({ max })]) {
      expect(takes(schema, text)).toBe(false);
    }
  });

  it.each(breaking)('has line breaks only where lines are asked for: %j', (text) => {
    for (const schema of [line({ max }), name({ max }), secret({ max })]) {
      expect(takes(schema, text)).toBe(false);
    }
    expect(lines({ max }).parse(` ${text} `)).toMatch(/^a[\n ]b$/);
  });

  it.each(turning)('turns the direction of what stands around it in no name: %j', (text) => {
    expect(takes(name({ max }), text)).toBe(false);
    expect(takes(line({ max }), text)).toBe(true);
  });

  it.each(['Zoë', 'José-María', 'O’Brien', '李', 'می‌خواهم', 'Ng', 'J. R. R.', 'محمد', 'Łukasz 😀'])(
    'takes %s for a name',
    (text) => expect(name({ max }).parse(` ${text} `)).toBe(text),
  );

  it.each(['', '   ', '12', '...', '\u200B'])('takes %j for no name', (text) => {
    expect(takes(name({ min: [1, 'Enter a name'], max }), text)).toBe(false);
  });

  it('says how long it may be', () => {
    const told = line({ min: [3, 'Enter three'], max: 4 });
    expect(told.safeParse(' ab ').error?.issues[0]?.message).toBe('Enter three');
    expect(told.safeParse('abcde').error?.issues[0]?.message).toBe('Use 4 characters or fewer');
  });

  it('is judged in time that grows with its length alone', () => {
    const long = 'a'.repeat(60_000);
    for (const schema of [line({ max: 1e6 }), lines({ max: 1e6 }), name({ max: 1e6 })]) {
      expect(takes(schema, `${long}\0`)).toBe(false);
    }
  });
});

describe('a text that was stored as it came', () => {
  const anything = fc.string({
    unit: fc.oneof(fc.constantFrom(...broken, ...breaking), fc.string({ unit: 'binary' })),
  });

  it('is one that would be taken today once it is mended, and stays so', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const whole = mended(text);
        expect(lines({ max: 1e6 }).safeParse(whole).success).toBe(true);
        expect(mended(whole)).toBe(whole);
      }),
    );
  });

  it('loses nothing that is fine', () => {
    const fine = 'Two lines,\nan emoji 😀 and “quotes” of שלום.';
    expect(mended(fine)).toBe(fine);
    expect(mended('a\0b\uD83D')).toBe('ab\uFFFD');
  });
});
