import { describe, expect, it } from 'vitest';
import { topicGroups } from '../../../web/features/results/topic-groups.ts';

const topic = (name: string, correct: number, total: number) => ({ topic: name, correct, total });
const names = (topics: readonly { readonly topic: string }[]) => topics.map((one) => one.topic);

describe('topics by how well they hold', () => {
  it('[PROG-11] [PROG-12] are strong from 80 %, to improve below 60 %, and between', () => {
    const groups = topicGroups([
      topic('eighty', 8, 10),
      topic('seventy-nine', 79, 100),
      topic('sixty', 6, 10),
      topic('fifty-nine', 59, 100),
      topic('all', 3, 3),
      topic('none', 0, 4),
    ]);
    expect(names(groups.mastered)).toEqual(['all', 'eighty']);
    expect(names(groups.between)).toEqual(['sixty', 'seventy-nine']);
    expect(names(groups.weak)).toEqual(['none', 'fifty-nine']);
  });

  it('leave out a topic without an answer', () => {
    expect(topicGroups([topic('empty', 0, 0)])).toEqual({ mastered: [], between: [], weak: [] });
  });
});
