import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterKey,
  calculatorKeyOf,
  emptyCalculation,
} from '../../../../web/features/attempt/runner/panels/calculation.ts';

/** The display and the history line after these keys of the keyboard. */
const typed = (keys: string) => {
  const state = [...keys.replaceAll(' ', '')].reduce((so, key) => {
    const pressed = calculatorKeyOf(key);
    if (!pressed) throw new Error(`${key} is no key of the calculator`);
    return afterKey(so, pressed);
  }, emptyCalculation);
  return state;
};
const shown = (keys: string): string => typed(keys).display;

describe('the calculator', () => {
  it.each([
    ['0.1+0.2=', '0.3'],
    ['1.005*100=', '100.5'],
    ['0.3-0.1=', '0.2'],
    ['1/3=', '0.333333333333'],
    ['2/3=', '0.666666666667'],
    ['7/8=', '0.875'],
    ['2/59=', '0.0338983050847'],
    ['3/606=', '0.0049504950495'],
    ['1/999999999999=', '0.000000000001'],
    ['0n', '0'],
    ['1/3*3=', '0.999999999999'],
    ['12+7*2=', '38'],
    ['200+5%=', '210'],
    ['200-5%=', '190'],
    ['50%', '0.5'],
    ['80*5%=', '4'],
    ['2r', '1.41421356237'],
    ['144r', '12'],
    ['0.25r', '0.5'],
    ['9r+1=', '4'],
    ['5n+8=', '3'],
    ['5+-3=', '2'],
    ['..5+1=', '1.5'],
    ['12=', '12'],
    ['3+4=9', '9'],
    ['3+4=*2=', '14'],
    ['999999999999+0=', '999999999999'],
  ])('reads %s as %s', (keys, display) => {
    expect(shown(keys)).toBe(display);
  });

  it('says why there is no result, and goes on with the next key', () => {
    expect(shown('5/0=')).toBe('Not a number');
    expect(shown('4nr')).toBe('Not a number');
    expect(shown('999999999999*10=')).toBe('Too large');
    expect(shown('5/0=8+1=')).toBe('9');
  });

  it('keeps a line of what was calculated', () => {
    expect(typed('0.1+0.2=').history).toBe('0.1 + 0.2 =');
    expect(typed('16r').history).toBe('√16 =');
  });

  it('remembers a number until it is told to forget it', () => {
    const add = (so: ReturnType<typeof typed>) => afterKey(so, { type: 'memoryAdd' });
    const kept = add(add(typed('2.5')));
    expect(afterKey(afterKey(kept, { type: 'clear' }), { type: 'memoryRecall' }).display).toBe('5');
    const less = afterKey(kept, { type: 'memorySubtract' });
    expect(afterKey(less, { type: 'memoryRecall' }).display).toBe('2.5');
    const gone = afterKey(kept, { type: 'memoryClear' });
    expect(afterKey(gone, { type: 'memoryRecall' }).display).toBe('0');
  });

  it('takes back what was typed, and no more than fits the display', () => {
    const back = (so: ReturnType<typeof typed>) => afterKey(so, { type: 'back' });
    expect(back(typed('123')).display).toBe('12');
    expect(back(typed('1')).display).toBe('0');
    expect(back(typed('1+2=')).display).toBe('3');
    expect(shown('1234567890123456')).toBe('123456789012');
  });

  const cents = fc.integer({ min: -9_999_999, max: 9_999_999 });
  const keysOf = (value: number): string =>
    `${(Math.abs(value) / 100).toFixed(2)}${value < 0 ? 'n' : ''}`;

  it('adds, subtracts and multiplies decimals without an error', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(Number(shown(`${keysOf(a)}+${keysOf(b)}=`))).toBe((a + b) / 100);
        expect(Number(shown(`${keysOf(a)}-${keysOf(b)}=`))).toBe((a - b) / 100);
      }),
    );
  });

  it('divides and takes roots as exactly as it shows', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 99_999 }), (a, b) => {
        const quotient = a / 100 / b;
        expect(Number(shown(`${keysOf(a)}/${b}=`)) - quotient).toBeCloseTo(0, 5);
        expect(Number(shown(`${b}r`)) / Math.sqrt(b)).toBeCloseTo(1, 9);
      }),
    );
  });
});
