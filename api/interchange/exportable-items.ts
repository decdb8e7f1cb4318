import { editorialContent, type KeptContent } from '../../domain/content/editorial-content.ts';
import { contentPerPage } from '../../domain/contracts/content.ts';
import type { ExchangedItem } from '../../domain/contracts/exchanged-item.ts';
import { type ExportItemsBody, importedItems } from '../../domain/contracts/interchange.ts';
import { readContent } from '../../domain/contracts/study-aids.ts';
import { loadStream } from '../../domain/handling/load-stream.ts';
import type { Mapped, NotMapped } from '../../domain/interchange/mapping-report.ts';
import { ofBankItem } from '../../domain/interchange/of-bank-item.ts';
import { ofPracticeQuestions } from '../../domain/interchange/of-practice-questions.ts';
import { contentStream } from '../../domain/kernel/ids.ts';
import type { ApiContext } from '../server/context.ts';
import { itemPages } from './queries/item-pages.ts';

/** An item that is to be taken out, without the format of a file. */
export type Exportable = {
  readonly id: string;
  readonly mapped: Mapped<ExchangedItem> | NotMapped;
};

const bankItems = async function* (
  { world }: ApiContext,
  { profession, area }: ExportItemsBody,
): AsyncGenerator<Exportable> {
  const sought = { field: profession ?? null, area: area ?? null };
  for await (const item of itemPages(world.database, sought)) {
    yield { id: item.id, mapped: ofBankItem(item) };
  }
};

const exportable = (item: ExchangedItem, id: string): Exportable => ({
  id: item.id ?? id,
  mapped: { value: item, notes: [] },
});

const itemsOf = ({ made }: KeptContent): readonly Exportable[] => {
  const { contentId: id, profession: field, topics } = made;
  if (made.way === 'imported') {
    const { items } = importedItems.parse(JSON.parse(made.content));
    return items.map(({ item }, index) => exportable(item, `${id}-${index + 1}`));
  }
  const read = readContent(made.method, JSON.parse(made.content));
  if (!read.ok) throw new Error(`Content ${id} is not in the shape of ${made.method}`);
  if (read.aid.method === 'practice-questions') {
    const about = { id, field, topic: topics.join(', ') };
    return ofPracticeQuestions(read.aid.content, about).map((item) => exportable(item, id));
  }
  const why = 'Flashcards are no questions with options.';
  return [{ id, mapped: { value: null, why } }];
};

type Library = ExportItemsBody & { readonly testers: boolean };

const libraryItems = async function* (
  { world, content }: ApiContext,
  { profession, status, testers }: Library,
): AsyncGenerator<Exportable> {
  const sought = {
    profession: profession ?? null,
    status: status ?? null,
    contentType: null,
    testers,
  };
  for (let page = 1; ; page += 1) {
    const rows = await content.page(sought, page);
    for (const { contentId } of rows) {
      const stream = contentStream(contentId);
      const { state } = await loadStream(world.commands, stream, editorialContent);
      if (state) yield* itemsOf(state);
    }
    if (rows.length < contentPerPage) return;
  }
};

/** What matches a wish for a file, in a fixed order, read while it is taken. */
export const exportableItems = (context: ApiContext, wish: Library): AsyncGenerator<Exportable> =>
  wish.from === 'bank' ? bankItems(context, wish) : libraryItems(context, wish);
