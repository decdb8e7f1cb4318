import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, readCsv } from '../../../api/interchange/files/csv-file.ts';
import { readXml } from '../../../api/interchange/files/read-qti.ts';
import {
  type ExchangedFormat,
  type ExchangedItem,
  exchangedItem,
} from '../../../domain/contracts/exchanged-item.ts';
import { writeCsvRow } from '../../../domain/interchange/csv/write-row.ts';
import { readGift } from '../../../domain/interchange/gift/read-gift.ts';
import { writeGift } from '../../../domain/interchange/gift/write-gift.ts';
import { writeQtiItem } from '../../../domain/interchange/qti/write-item.ts';
import type { ReadItems } from '../../../domain/interchange/read/read-items.ts';
import { anyItem } from './support/any-item.ts';

const formats = Object.keys(anyItem) as ExchangedFormat[];

const only = ({ items, problems }: ReadItems): ExchangedItem => {
  expect(problems).toEqual([]);
  expect(items).toHaveLength(1);
  const [read] = items;
  if (!read) throw new Error('Nothing was read');
  return read.item;
};

const check = (format: ExchangedFormat, holds: (item: ExchangedItem) => void) =>
  fc.assert(
    fc.property(anyItem[format], (told) => holds(exchangedItem.parse(told))),
    { numRuns: 150 },
  );

describe('an item that goes out and comes back', () => {
  it.each(formats)('is the same by QTI 3.0: %s', (format) => {
    check(format, (item) => {
      const read = only(readXml(writeQtiItem(item, 'ITEM_1'), 'item.xml'));
      // A name of its own stands where an item has none.
      expect(read).toEqual({ ...item, id: item.id ?? 'ITEM_1' });
    });
  });

  it.each(formats)('is the same by CSV: %s', (format) => {
    check(format, (item) => {
      const { value } = writeCsvRow(item);
      if (value === null) throw new Error('The item was not written');
      expect(only(readCsv(csvText([value], true), 'items.csv'))).toEqual(item);
    });
  });

  it.each(formats)('is the same by GIFT but for what the report tells: %s', (format) => {
    check(format, (item) => {
      const { value, ...rest } = writeGift(item);
      if (value === null) {
        expect('why' in rest && rest.why).toMatch(/GIFT has no/);
        return;
      }
      const parts = 'notes' in rest ? rest.notes.map(({ part }) => part) : [];
      const read = only(readGift(value, 'items.txt'));
      expect(withoutParts(read, parts)).toEqual(withoutParts(item, parts));
    });
  });
});

/** An item without the parts that a report tells of. */
const withoutParts = (item: ExchangedItem, parts: readonly string[]): unknown => {
  const told = new Set(parts);
  return {
    ...item,
    ...(told.has('order of options') ? { fixed: null } : {}),
    ...(told.has('how many') ? { choose: null } : {}),
    ...(told.has('unit') && item.format === 'numeric'
      ? { stem: null, answer: { ...item.answer, unit: null, record: null } }
      : {}),
    ...(item.format === 'matrix'
      ? {
          columns: null,
          rows: item.rows.map(({ text, right, why }) => ({
            text: text.replaceAll('->', '→'),
            right: right.map((column) => item.columns[column]),
            why: told.has('reasons') ? null : why,
          })),
        }
      : {}),
  };
};
