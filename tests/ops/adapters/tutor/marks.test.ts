import { describe, expect, it } from 'vitest';
import { markedText } from '../../../../ops/adapters/tutor/openai/marks.ts';

const facts = ['first', 'second', 'third'];

/** As it would be shown, whatever the pieces it came in. */
const shown = (text: string, size: number) => {
  const marks = markedText(facts);
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
  const told = pieces.map(marks.take).join('') + marks.end();
  return { told, used: marks.used() };
};

describe('marks of a text that comes in pieces', () => {
  it.each([1, 2, 3, 7, 200])('are the same in pieces of %i characters', (size) => {
    expect(shown('One [3] and two [1], again [3]; both [1, 2].', size)).toEqual({
      told: 'One[1] and two[2], again[1]; both[2][3].',
      used: ['third', 'first', 'second'],
    });
  });

  it.each([1, 4, 200])('of no fact are left out, in pieces of %i', (size) => {
    expect(shown('No [4] such [0] fact [99].', size)).toEqual({
      told: 'No such fact.',
      used: [],
    });
  });

  it('leave other brackets as they are', () => {
    expect(shown('A range [see above] of 3 [1', 1).told).toBe('A range [see above] of 3 [1');
  });

  it('go on in a text that is put behind', () => {
    const marks = markedText(facts);
    expect(marks.take('So [2].')).toBe('So[1].');
    expect(marks.append('And[1] this[2].', ['third', 'second'])).toBe('And[2] this[1].');
    expect(marks.used()).toEqual(['second', 'third']);
  });
});
