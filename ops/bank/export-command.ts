import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { itemFile, type Piece, pieces } from '../../api/interchange/files/write-items.ts';
import type { Item } from '../../domain/bank/item/item.ts';
import {
  type ItemFileFormat,
  type ItemSummary,
  itemFileFormat,
  mostItemsExported,
} from '../../domain/contracts/interchange.ts';
import { itemField } from '../../domain/contracts/item-fields.ts';
import { ofBankItem } from '../../domain/interchange/of-bank-item.ts';
import { summaryOf } from '../../domain/interchange/reviewed-items.ts';
import { say, WrongUse } from '../commands/command.ts';

const options = { field: { type: 'string' }, area: { type: 'string' } } as const;

type Wish = {
  readonly format: ItemFileFormat;
  readonly path: string;
  readonly isMeant: (item: Item) => boolean;
};

/** Throws `WrongUse` that names what is wrong and what would be right. */
const readWish = (args: readonly string[]): Wish => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [name = '', path = '', ...more] = positionals;
  const format = itemFileFormat.safeParse(name);
  if (!format.success) throw new WrongUse('Name the format: qti, gift or csv.');
  if (path === '' || more.length > 0) throw new WrongUse('Name one file to write.');
  const { field, area } = values;
  if (field !== undefined && !itemField.safeParse(field).success) {
    throw new WrongUse(`There is no field ${field}.`);
  }
  const isMeant = (item: Item): boolean =>
    (field === undefined || item.field === field) &&
    (area === undefined || [item, ...(item.also ?? [])].some((place) => place.area === area));
  return { format: format.data, path, isMeant };
};

const sought = async function* (items: readonly Item[]) {
  for (const item of items) yield { id: item.id as string, mapped: ofBankItem(item) };
};

/** Passes pieces on, and keeps what is to be told of them. */
const heard = async function* (all: AsyncIterable<Piece>, told: Piece[]): AsyncGenerator<Piece> {
  for await (const piece of all) {
    told.push(piece.kind === 'written' ? { ...piece, value: '' } : piece);
    yield piece;
  }
};

const report = (told: readonly Piece[]): ItemSummary =>
  summaryOf(
    told.flatMap((piece) => (piece.kind === 'written' ? [{ notes: [...piece.notes] }] : [])),
  );

/** Writes items as their sources have them into a file, and tells what that cost. 1 where there are none. */
export const exportCommand = async (
  items: readonly Item[],
  args: readonly string[],
): Promise<number> => {
  const { format, path, isMeant } = readWish(args);
  const told: Piece[] = [];
  const all = heard(pieces(sought(items.filter(isMeant)), format), told);
  await pipeline(
    Readable.from(itemFile(all, format), { objectMode: false }),
    createWriteStream(path),
  );
  const written = told.filter(({ kind }) => kind === 'written').length;
  for (const { kind, what, items: count } of report(told)) say(`${kind} in ${count}: ${what}`);
  for (const piece of told) {
    if (piece.kind === 'left-out') say(`left out ${piece.id}: ${piece.why}`);
  }
  if (written === mostItemsExported)
    say(`One file takes ${mostItemsExported} items: name a field.`);
  say(`${written} items in ${path}, ${told.length - written} left out`);
  if (written === 0) await rm(path, { force: true });
  return written > 0 ? 0 : 1;
};
