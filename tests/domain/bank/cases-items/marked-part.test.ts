import { describe, expect, it } from 'vitest';
import { markedPart } from '../../../../domain/bank/cases-items/highlight-segments.ts';
import type { OptionId } from '../../../../domain/kernel/ids.ts';

const fell = { id: 'a' as OptionId, text: '22 mL/h' };
const rose = { id: 'b' as OptionId, text: '6.7 mEq/L' };

describe('a part of the chart that is marked', () => {
  it('is cut in one piece where it is a paragraph', () => {
    const part = { kind: 'text' as const, text: 'Urine was\n22 mL/h and red.' };
    expect(markedPart(part, [fell])).toEqual({
      format: 'highlight',
      segments: [{ text: 'Urine was ' }, { text: '22 mL/h', choice: 'a' }, { text: ' and red.' }],
    });
  });

  it('keeps the headings and the cells of a table, and is cut in the cell where a choice stands', () => {
    const rows = [
      { cells: { item: 'Urine', earlier: '90 mL/h', now: '22 mL/h with crystals' } },
      { cells: { item: 'Potassium', earlier: '4.3 mEq/L', now: '6.7 mEq/L' } },
    ];
    expect(markedPart({ kind: 'rows', rows }, [rose, fell])).toEqual({
      format: 'highlight-table',
      columns: ['Item', 'Earlier', 'Now'],
      rows: [
        [
          [{ text: 'Urine' }],
          [{ text: '90 mL/h' }],
          [{ text: '22 mL/h', choice: 'a' }, { text: ' with crystals' }],
        ],
        [[{ text: 'Potassium' }], [{ text: '4.3 mEq/L' }], [{ text: '6.7 mEq/L', choice: 'b' }]],
      ],
    });
  });
});
