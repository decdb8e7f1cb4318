import { describe, expect, it } from 'vitest';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import { attemptOne, itemNamed, learner, noon, quizSubmitted } from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const flag = (id: string, flagged: boolean): BoardwellEvent => ({
  type: 'ItemFlagged',
  data: { attemptId: attemptOne, learnerId: learner, at: noon, itemId: itemNamed(id), flagged },
});

describe('the read model of flags', () => {
  it('knows what a learner flagged, also after the paper was handed in', () => {
    expect(rowsAfter('item-flags', flag('one', true), quizSubmitted())).toEqual({
      [`${learner}/one`]: { learnerId: learner, itemId: 'one', flaggedAt: noon },
    });
  });

  it('forgets a flag that was taken back, and no other', () => {
    const rows = rowsAfter('item-flags', flag('one', true), flag('two', true), flag('one', false));
    expect(Object.keys(rows)).toEqual([`${learner}/two`]);
  });
});
