import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type FlashcardsImported,
  type FlashcardText,
  flashcardsImported,
  type ImportFlashcardsBody,
  type ImportPreview,
  importFlashcardsBody,
  importPreview,
  mostImportBytes,
} from '../../../domain/contracts/flashcards.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { namedCommand } from '../../server/named-command.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { addCards } from '../add-cards.ts';
import { allCards, sameFront } from '../clear-cards.ts';
import { readFlashcardFile } from '../files/read-file.ts';

const reads = ['accounts', 'flashcards', 'flashcard-decks'] as const;
/** Base64 takes a third more than the file, and the rest of the body a little. */
const bodyLimit = Math.ceil((mostImportBytes * 4) / 3) + 8 * 1024;
const shownFirst = 10;
const shownProblems = 50;

type Judged = FlashcardText & { readonly isDuplicate: boolean };

/** Which cards have a front that the learner has, or that came before in the file. */
const judged = async (
  context: ApiContext,
  { request }: Pick<Exchange, 'request'>,
  cards: readonly FlashcardText[],
): Promise<readonly Judged[]> => {
  const { accountId } = signedIn(request);
  const wish = namedCommand(context.world, request, accountId);
  const own = await allCards(context, accountId);
  // The same wish sent again meets its own cards.
  const others = own.filter(({ row }) => !(wish && row.deckId.startsWith(wish)));
  const fronts = new Set(others.map(({ text }) => sameFront(text.front)));
  return cards.map((card) => {
    const front = sameFront(card.front);
    const isDuplicate = fronts.has(front);
    fronts.add(front);
    return { ...card, isDuplicate };
  });
};

const previewOf = async (
  context: ApiContext,
  exchange: Pick<Exchange, 'request'>,
  body: ImportFlashcardsBody,
): Promise<ImportPreview> => {
  const { format, cards, problems, mediaLeftOut } = await readFlashcardFile(body);
  const known = await judged(context, exchange, cards);
  return {
    format,
    cards: cards.length,
    duplicates: known.filter(({ isDuplicate }) => isDuplicate).length,
    first: known.slice(0, shownFirst),
    problems: problems.slice(0, shownProblems),
    problemCount: problems.length,
    mediaLeftOut,
  };
};

const imported = async (
  context: ApiContext,
  exchange: Exchange,
  body: ImportFlashcardsBody,
): Promise<FlashcardsImported> => {
  const { cards } = await readFlashcardFile(body);
  const wanted =
    body.duplicates === 'add'
      ? cards
      : (await judged(context, exchange, cards)).flatMap(({ isDuplicate, ...card }) =>
          isDuplicate ? [] : [card],
        );
  if (wanted.length === 0) throw new Refused({ code: 'NothingToImport' });
  await addCards(context, exchange, { source: 'import', question: null, cards: wanted });
  return { added: wanted.length, skipped: cards.length - wanted.length };
};

/** Cards of a file: first what they would be, then, when that is confirmed, they are put down. */
export const importFlashcardsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/flashcards/import/preview',
      {
        config: { policy: { auth: 'user', csrf: true, reads } },
        bodyLimit,
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'previewFlashcardImport',
            summary: 'Read a file of flashcards and say what it would add',
            refuses: [409],
            eachTime: true,
          },
          body: importFlashcardsBody,
          response: { 200: importPreview },
        },
      },
      async (request) => {
        await refuseDuringExam(context, signedIn(request).accountId);
        return previewOf(context, { request }, request.body);
      },
    );

    app.post(
      '/api/flashcards/import',
      {
        config: { policy: { auth: 'user', csrf: true, reads } },
        bodyLimit,
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'importFlashcards',
            summary: 'Add the flashcards of a file',
            refuses: [409],
          },
          body: importFlashcardsBody,
          response: { 201: flashcardsImported },
        },
      },
      async (request, reply) => {
        await refuseDuringExam(context, signedIn(request).accountId);
        const added = await imported(context, { request, reply }, request.body);
        return reply.code(201).send(added);
      },
    );
  };
