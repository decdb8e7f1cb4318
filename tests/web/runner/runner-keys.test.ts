import { describe, expect, it } from 'vitest';
import { commandOf } from '../../../web/features/runner/runner-keys.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', true>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('the keys of the runner', () => {
  it.each([
    ['a', { type: 'choose', label: 'A' }],
    ['E', { type: 'choose', label: 'E' }],
    ['8', { type: 'choose', label: 'H' }],
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
    expect(commandOf(press(key), false)).toEqual(command);
  });

  it('strikes an option out with X and its letter or digit', () => {
    expect(commandOf(press('c'), true)).toEqual({ type: 'strike', label: 'C' });
    expect(commandOf(press('f'), true)).toEqual({ type: 'strike', label: 'F' });
    expect(commandOf(press('2'), true)).toEqual({ type: 'strike', label: 'B' });
  });

  it.each(['9', 'j', 'Tab', ' ', 'Escape'])('leaves %s alone', (key) => {
    expect(commandOf(press(key), false)).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('leaves shortcuts with %s alone', (held) => {
    expect(commandOf(press('s', { [held]: true }), false)).toBeUndefined();
  });
});
