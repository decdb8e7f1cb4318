import { describe, expect, it } from 'vitest';
import { type ExchangedItem, exchangedItem } from '../../../domain/contracts/exchanged-item.ts';
import { changed, lost } from '../../../domain/interchange/mapping-report.ts';
import { reviewedItem, summaryOf } from '../../../domain/interchange/reviewed-items.ts';

const item = (options: readonly string[], why = 'Said well enough for a rule.'): ExchangedItem =>
  exchangedItem.parse({
    id: null,
    field: null,
    exam: null,
    area: null,
    topic: null,
    level: null,
    stem: 'Which sign comes first?',
    explanation: 'The brain suffers first.',
    source: '',
    format: 'single',
    fixed: false,
    options: options.map((text, index) => ({ text, why, right: index === 0 })),
  });

const rules = (of: ExchangedItem): readonly string[] =>
  reviewedItem({ item: of, notes: [] }, 'RT').lint.map(({ rule }) => rule);

describe('an imported item as a reviewer reads it', () => {
  it('is held against the rules of the bank, and against signs of weak writing', () => {
    const sound = ['Restlessness', 'Central cyanosis', 'Finger clubbing', 'Bradycardia'];
    expect(rules(item(sound))).toEqual(['known-area-and-topic']);
    expect(rules(item(['Yes', 'No']))).toContain('option-count');
    expect(rules(item([...sound.slice(1), 'All of the above']))).toContain('no-catch-all');
    expect(rules(item(sound, ''))).toContain('every-rationale');
    expect(rules(item(['Never give it', ...sound.slice(1)]))).toContain('absolute-option');
  });

  it('says which parts were kept beside those that were not', () => {
    const notes = [changed('stem', 'A line stands there.'), lost('reasons', 'None.')];
    const { kept } = reviewedItem({ item: item(['Yes', 'No']), notes }, 'RT');
    expect(kept).toEqual(['options', 'key', 'explanation']);
  });

  it('is counted in a summary once for each note and finding', () => {
    const note = lost('pictures', 'Told in words.');
    const told = [
      reviewedItem({ item: item(['Yes', 'No']), notes: [note, note] }, 'RT'),
      reviewedItem({ item: item(['Yes', 'No']), notes: [note] }, 'RT'),
    ];
    expect(summaryOf(told)).toContainEqual({
      kind: 'lost',
      what: 'pictures: Told in words.',
      items: 2,
    });
    expect(summaryOf(told)).toContainEqual({ kind: 'lint', what: 'option-count', items: 2 });
  });
});
