import { describe, expect, it } from 'vitest';
import type { Item } from '../../../domain/bank/item/item.ts';
import { exchangedItem } from '../../../domain/contracts/exchanged-item.ts';
import { keptParts } from '../../../domain/interchange/mapping-report.ts';
import { ofBankItem } from '../../../domain/interchange/of-bank-item.ts';
import { fourOptions, optionsBehind, publishedItem } from '../../support/facts.ts';

const mapped = (overrides: Partial<Item> = {}) => {
  const out = ofBankItem(publishedItem(overrides));
  if (out.value === null) throw new Error(out.why);
  return { item: exchangedItem.parse(out.value), notes: out.notes };
};

const partsOf = (overrides: Partial<Item>): readonly string[] =>
  mapped(overrides).notes.map(({ what, part }) => `${what} ${part}`);

const [a, b, c, d] = fourOptions as [Item['key'][number], ...Item['key']];
const ids = [a, b, c, d].flatMap((id) => id ?? []);

describe('an item of the bank without its format', () => {
  it('keeps what is asked, what is right and why, and where it belongs', () => {
    const own = publishedItem();
    const { item, notes } = mapped();
    expect(item).toMatchObject({
      id: own.id,
      field: own.field,
      exam: own.exam,
      area: own.area,
      topic: own.topic,
      format: 'single',
      stem: own.stem,
      options: own.options.map(({ id, text, why }) => ({ text, why, right: own.key.includes(id) })),
    });
    expect(notes).toEqual([]);
    expect(keptParts(item, notes)).toEqual(
      expect.arrayContaining(['stem', 'key', 'reasons', 'place']),
    );
  });

  it('is an order, a number, a choice of so many, a matrix or lists in a sentence', () => {
    expect(
      mapped({ type: 'multiple', key: [...ids].toReversed(), response: { format: 'ordered' } })
        .item,
    ).toMatchObject({ format: 'ordered', options: [{}, {}, {}, {}] });
    const numeric = mapped({
      options: ids.map((id, index) => ({ id, text: `${index + 5} mL/h`, why: 'Divide.' })),
      key: [a],
      response: { format: 'numeric', unit: 'mL/h', record: 'as a whole number' },
      marking: { kind: 'numeric', values: [5, 6, 7, 8], tolerance: 0.5 },
    });
    expect(numeric.item).toMatchObject({
      answer: { value: 5, tolerance: 0.5, unit: 'mL/h', record: 'as a whole number' },
    });
    expect(numeric.notes).toMatchObject([{ what: 'lost', part: 'wrong numbers' }]);
    expect(
      mapped({
        type: 'multiple',
        key: ids.slice(0, 2),
        response: { format: 'select-n', choose: 2 },
      }).item,
    ).toMatchObject({ format: 'multiple', choose: 2 });
    const rows = [ids.slice(0, 2), ids.slice(2)].map((cells, row) => ({
      text: `Row ${row}`,
      cells,
    }));
    expect(
      mapped({
        type: 'multiple',
        key: [ids[0], ids[3]].flatMap((id) => id ?? []),
        response: { format: 'matrix', several: false, columns: ['yes', 'no'], rows },
      }).item,
    ).toMatchObject({ rows: [{ right: [0] }, { right: [1] }] });
    const blanks = [
      { name: 'first', choices: ids.slice(0, 2) },
      { name: 'second', choices: ids.slice(2) },
    ];
    expect(
      mapped({
        type: 'multiple',
        key: [ids[0], ids[3]].flatMap((id) => id ?? []),
        response: { format: 'drop-down', sentence: '{first} then {second}', blanks },
      }).item,
    ).toMatchObject({ sentence: '{1} then {2}', blanks: [{}, {}] });
  });

  it('tells its chart as text, and what is lost of case, pictures and scoring', () => {
    const overrides: Partial<Item> = {
      family: 'a-case',
      asOf: '2026-11',
      also: [{ exam: 'NCLEX-PN', area: 'x', topic: 'y' }],
      exhibits: [
        {
          title: 'Nurses’ notes',
          blocks: [
            { kind: 'text', text: 'Restless since 0200.' },
            { kind: 'table', columns: ['Time', 'SpO2'], rows: [['0200', '']] },
            { kind: 'picture', picture: 'strip', alt: 'An even rhythm.' },
          ],
        },
      ],
      marking: { kind: 'groups', rule: 'plus-minus', groups: [] },
    };
    expect(mapped(overrides).item.stem).toContain(
      '[Nurses’ notes]\nRestless since 0200.\nTime | SpO2\n0200 | –\nAn even rhythm.',
    );
    expect(partsOf(overrides)).toEqual([
      'changed exhibits',
      'lost pictures',
      'lost case family',
      'changed scoring',
      'lost other exams',
      'lost review dates',
    ]);
  });

  it.each([
    ['a bow-tie', { format: 'bow-tie' as const, slots: [] }],
    ['a passage to be marked', { format: 'highlight' as const, segments: [] }],
    ['lists in a table', { format: 'drop-down-table' as const, columns: [], rows: [], blanks: [] }],
  ])('is left out with why where it is %s', (_, response) => {
    const out = ofBankItem(publishedItem({ key: optionsBehind(['A']), response }));
    expect(out).toEqual({ value: null, why: expect.stringContaining('has no counterpart') });
  });
});
