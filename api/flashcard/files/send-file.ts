import type { FastifyReply } from 'fastify';
import type { FlashcardFormat } from '../../../domain/contracts/flashcards.ts';
import type { FileCard } from '../../../domain/flashcard/files/file-cards.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { Refused } from '../../server/refused.ts';
import { writePackage } from './write-package.ts';
import { ankiTextOf, csvOf } from './write-text.ts';

const kinds: Readonly<Record<FlashcardFormat, { readonly type: string; readonly ending: string }>> =
  {
    csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
    'anki-tsv': { type: 'text/plain; charset=utf-8', ending: 'txt' },
    apkg: { type: 'application/octet-stream', ending: 'apkg' },
  };

export type CardFile = {
  readonly format: FlashcardFormat;
  /** Of the deck in Anki, and of the file. */
  readonly name: string;
  readonly cards: readonly FileCard[];
  readonly at: Instant;
};

const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '') || 'flashcards';

const bytesOf = ({ format, name, cards, at }: CardFile): Promise<Buffer> | string => {
  if (format === 'apkg') return writePackage({ name, cards, at });
  return format === 'csv' ? csvOf(cards) : ankiTextOf(cards, name);
};

/** Cards as a file to keep. Throws `Refused` where there are none. */
export const sendCardFile = async (reply: FastifyReply, file: CardFile): Promise<FastifyReply> => {
  if (file.cards.length === 0) throw new Refused({ code: 'NothingToExport' });
  const { type, ending } = kinds[file.format];
  const name = `${plainName(file.name)}.${ending}`;
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(await bytesOf(file));
};
