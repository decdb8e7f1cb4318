import { describe, expect, it } from 'vitest';
import { commandOf } from '../../../../web/features/attempt/runner/keys/runner-keys.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

const four = { armed: false, options: 4 };
const six = { armed: false, options: 6 };
const armed = { armed: true, options: 6 };

describe('the keys of the runner', () => {
  it.each([
    ['a', { type: 'choose', label: 'A' }],
    ['E', { type: 'choose', label: 'E' }],
    ['8', { type: 'choose', label: 'H' }],
    ['9', { type: 'choose', label: 'I' }],
    ['i', { type: 'choose', label: 'I' }],
    ['f', { type: 'flag' }],
    ['n', { type: 'note' }],
    ['k', { type: 'calculator' }],
    ['l', { type: 'laboratory' }],
    ['p', { type: 'pause' }],
    ['1', { type: 'choose', label: 'A' }],
    ['4', { type: 'choose', label: 'D' }],
    ['Enter', { type: 'next' }],
    ['ArrowLeft', { type: 'previous' }],
    ['s', { type: 'skip' }],
    ['S', { type: 'skip' }],
    ['m', { type: 'map' }],
    ['?', { type: 'keys' }],
    ['x', { type: 'armStrike' }],
  ] as const)('reads %s', (key, command) => {
    expect(commandOf(press(key), four)).toEqual(command);
  });

  it('strikes an option out with X and its letter or digit', () => {
    expect(commandOf(press('c'), armed)).toEqual({ type: 'strike', label: 'C' });
    expect(commandOf(press('f'), armed)).toEqual({ type: 'strike', label: 'F' });
    expect(commandOf(press('2'), armed)).toEqual({ type: 'strike', label: 'B' });
  });

  it('chooses option F where there is one, and flags there with Shift', () => {
    expect(commandOf(press('f'), six)).toEqual({ type: 'choose', label: 'F' });
    expect(commandOf(press('F', { shiftKey: true }), six)).toEqual({ type: 'flag' });
    expect(commandOf(press('F', { shiftKey: true }), four)).toEqual({ type: 'flag' });
    // Capitals lock is not Shift.
    expect(commandOf(press('F'), six)).toEqual({ type: 'choose', label: 'F' });
  });

  it.each(['0', 'j', 'Tab', ' ', 'Escape'])('leaves %s alone', (key) => {
    expect(commandOf(press(key), four)).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('leaves shortcuts with %s alone', (held) => {
    expect(commandOf(press('s', { [held]: true }), four)).toBeUndefined();
  });
});
