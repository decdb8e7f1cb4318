import { describe, expect, it } from 'vitest';
import { topicGroups } from '../../../web/features/progress/topic-groups.ts';

const topic = (name: string, correct: number, total: number) => ({ topic: name, correct, total });
const names = (topics: readonly { readonly topic: string }[]) => topics.map((one) => one.topic);

describe('topics by how well they hold', () => {
  it('[PROG-11] [PROG-12] are strong from 80 %, to improve below 60 %, and neither from few answers', () => {
    const groups = topicGroups([
      topic('eighty', 80, 100),
      topic('seventy-nine', 79, 100),
      topic('sixty', 60, 100),
      topic('fifty-nine', 59, 100),
      topic('half of ten', 5, 10),
      topic('all', 12, 12),
      topic('all of one', 1, 1),
      topic('none of four', 0, 4),
    ]);
    expect(names(groups.mastered)).toEqual(['all', 'eighty']);
    expect(names(groups.between)).toEqual(['half of ten', 'sixty', 'seventy-nine']);
    expect(names(groups.weak)).toEqual(['fifty-nine']);
    expect(names(groups.tooFew)).toEqual(['none of four', 'all of one']);
  });

  it('leave out a topic without an answer', () => {
    expect(topicGroups([topic('empty', 0, 0)])).toEqual({
      mastered: [],
      between: [],
      weak: [],
      tooFew: [],
    });
  });
});
