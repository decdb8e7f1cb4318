import { match } from 'ts-pattern';
import type { ExchangedItem } from '../../../domain/contracts/exchanged-item.ts';
import type { ItemFileFormat } from '../../../domain/contracts/interchange.ts';
import { writeCsvRow } from '../../../domain/interchange/csv/write-row.ts';
import { writeGift } from '../../../domain/interchange/gift/write-gift.ts';
import type { Mapped, NotMapped } from '../../../domain/interchange/mapping-report.ts';
import { writeQtiItem } from '../../../domain/interchange/qti/write-item.ts';
import { csvText } from './csv-file.ts';

export type Sought = {
  readonly id: string;
  readonly mapped: Mapped<ExchangedItem> | NotMapped;
};

/** An item as it stands in a file of this format, under a name that no other item of the file has. */
type Named = (id: string) => string;

const textOf = (
  item: ExchangedItem,
  format: ItemFileFormat,
  name: string,
): Mapped<string> | NotMapped =>
  match(format)
    .with('qti', () => ({ value: writeQtiItem(item, name), notes: [] }))
    .with('gift', () => writeGift(item))
    .with('csv', () => {
      const row = writeCsvRow(item);
      return row.value === null ? row : { value: csvText([row.value], false), notes: row.notes };
    })
    .exhaustive();

/** A name that QTI takes for an identifier and every system for a file's. */
export const fileNames = (): Named => {
  const used = new Map<string, number>();
  return (id) => {
    const plain = id.replaceAll(/[^A-Za-z0-9_.-]/g, '_').slice(0, 100);
    const name = /^[A-Za-z_]/.test(plain) ? plain : `ITEM_${plain}`;
    const times = (used.get(name.toLowerCase()) ?? 0) + 1;
    used.set(name.toLowerCase(), times);
    return times === 1 ? name : `${name}_${times}`;
  };
};

/** What an item is in a file of this format, with all that its way there has cost it. */
export const writtenItem = (
  { mapped }: Sought,
  format: ItemFileFormat,
  name: string,
): Mapped<string> | NotMapped => {
  if (mapped.value === null) return mapped;
  const written = textOf(mapped.value, format, name);
  if (written.value === null) return written;
  return { value: written.value, notes: [...mapped.notes, ...written.notes] };
};
