import { describe, expect, it } from 'vitest';
import { struckFor } from '../../../../web/features/attempt/runner/session/paper-marks.ts';
import { chosenFor } from '../../../../web/features/attempt/runner/session/runner-state.ts';
import { openPaper } from '../start/support/facts.ts';
import { answered, sitting } from './support/sitting.ts';

describe('work around the questions of a paper', () => {
  it('strikes options out and brings them back, but never a chosen one', () => {
    const { session } = sitting();
    session.choose('B');
    session.strike('A');
    session.strike('B');
    session.strike('C');
    session.strike('C');
    expect(struckFor(session.state(), 'item-1')).toEqual(['A']);
  });

  it('brings a struck option back when it is chosen', () => {
    const { session } = sitting();
    session.strike('A');
    session.choose('A');
    expect(struckFor(session.state(), 'item-1')).toEqual([]);
  });

  it('tells what was marked, and shows what was marked before', () => {
    const marks = [{ questionId: 'item-1', flagged: true, struck: ['C'], note: 'PEEP?' }];
    const { session, marked } = sitting({ marks }, 0);
    expect(struckFor(session.state(), 'item-1')).toEqual(['C']);
    expect(session.state().flagged.has('item-1')).toBe(true);
    session.flag();
    session.strike('A');
    session.choose('C');
    session.note('PEEP?');
    session.note('');
    expect(marked).toEqual([
      'item-1 {"flagged":false}',
      'item-1 {"struck":["A","C"]}',
      'item-1 {"struck":["A"]}',
      'item-1 {"note":""}',
    ]);
  });

  it('tells what came into view and what left it', () => {
    const { session, seen } = sitting();
    session.go(2);
    expect(seen).toEqual(['viewed item-1', 'left item-1', 'viewed item-3']);
  });

  it('counts no time during a break, not even when the page comes into view', () => {
    const { session, pass } = sitting();
    pass(5);
    session.takeBreak(true);
    session.resume();
    pass(100);
    session.takeBreak(false);
    pass(2);
    expect(session.submission(new Set()).timeSpent).toBe(7);
  });

  it('takes over what another tab answered, and does not send its own older answer again', () => {
    const { session, saved, pass } = sitting();
    session.choose('A');
    session.merge(openPaper({ answers: [answered('item-1', 'C', 30)] }));
    expect(chosenFor(session.state(), 'item-1')).toEqual(['C']);
    pass(8);
    session.go(1);
    session.go(0);
    session.choose('A');
    expect(saved).toEqual(['item-1 "A" 0s', 'item-1 38s', 'item-1 "A" 38s']);
  });
});
