import { describe, expect, it } from 'vitest';
import { reached } from '../../../domain/attempt/reached.ts';

const answered = { chosen: ['A'], seconds: 0 };
const inView = { chosen: [], seconds: 3 };
const untouched = { chosen: [], seconds: 0 };

describe('how far a learner came on a paper', () => {
  it('is up to the last question that was answered or in view', () => {
    expect(reached([answered, untouched, answered, untouched])).toHaveLength(3);
    expect(reached([answered, untouched, inView, untouched, untouched])).toHaveLength(3);
  });

  it('is nowhere on a paper that nobody touched, and to the end where all was answered', () => {
    expect(reached([untouched, untouched])).toEqual([]);
    expect(reached([])).toEqual([]);
    expect(reached([answered, answered])).toHaveLength(2);
  });
});
