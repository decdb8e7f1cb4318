import { describe, expect, it } from 'vitest';
import { accountOpened, learner, noon, paperIssued } from '../../support/facts.ts';
import { positionAt } from '../support/events.ts';
import { rowsAfter } from '../support/rows.ts';

describe('the audit trail', () => {
  it('has a row for every event: when, who, what, about whom, on which stream', () => {
    const rows = rowsAfter('audit', accountOpened(), paperIssued());
    expect(Object.keys(rows)).toEqual([positionAt(0), positionAt(1)]);
    expect(rows[positionAt(1)]).toMatchObject({
      position: positionAt(1),
      at: noon,
      actor: learner,
      subject: learner,
      type: 'PaperIssued',
      stream: 'attempt-attempt-1',
      revision: 1,
      testMode: false,
    });
  });

  it('holds nothing of what an event says', () => {
    expect(JSON.stringify(rowsAfter('audit', accountOpened()))).not.toContain('maya@example.com');
  });
});
