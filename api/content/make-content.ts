import { type AddContent, editorialContent } from '../../domain/content/editorial-content.ts';
import {
  type ContentDetail,
  type GenerateContentBody,
  type GeneratedType,
  partsPerContent,
} from '../../domain/contracts/content.ts';
import { longestContent, readContent } from '../../domain/contracts/study-aids.ts';
import type { StudyMethod } from '../../domain/contracts/study-methods.ts';
import { type ContentId, contentStream } from '../../domain/kernel/ids.ts';
import { seedOf } from '../../domain/kernel/random.ts';
import { GenerationFailed, type GenerationOutcome } from '../../domain/ports/generation.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { namedCommand } from '../server/named-command.ts';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';
import { presentContent } from './present-content.ts';

const methods: Readonly<Record<GeneratedType, StudyMethod>> = {
  quiz: 'practice-questions',
  exam: 'practice-questions',
  flashcards: 'flashcards',
};

type ContentRequest = { readonly contentId: ContentId; readonly body: GenerateContentBody };

const asked = async (
  { world }: ApiContext,
  { contentId, body: { type, profession, topic } }: ContentRequest,
): Promise<GenerationOutcome> => {
  try {
    return await world.generator.generate({
      topic,
      method: methods[type],
      field: profession,
      seed: seedOf(contentId),
      count: partsPerContent[type],
      // What is built in answers: it is checked, and costs nothing.
      model: null,
    });
  } catch (error) {
    if (error instanceof GenerationFailed) throw new Refused({ code: 'ContentGenerationFailed' });
    throw error;
  }
};

type Made = Omit<AddContent, 'type' | 'contentId' | 'by' | 'at'>;

/** What came of asking the generator. Throws `Refused`. */
const made = async (context: ApiContext, wish: ContentRequest): Promise<Made> => {
  const outcome = await asked(context, wish);
  if (outcome.status === 'unknown') throw new Refused({ code: 'TopicUnknown', near: outcome.near });
  const { aid, title, provider, cost } = outcome;
  const read = readContent(aid.method, aid.content);
  const content = JSON.stringify(aid.content);
  // It is kept in clear: what a model writes may repeat what somebody typed.
  const isBuiltIn = provider === 'built-in';
  if (!isBuiltIn || !read.ok || content.length > longestContent) {
    throw new Refused({ code: 'ContentGenerationFailed' });
  }
  const { type: contentType, profession } = wish.body;
  const { method } = aid;
  const { parts } = read;
  return { contentType, profession, method, topics: [title], parts, content, provider, ...cost };
};

/**
 * Has a quiz, an exam or flashcards made, and keeps it as a draft.
 * Throws `Refused`, and what the log throws.
 */
export const makeContent = async (
  context: ApiContext,
  exchange: Exchange,
  body: GenerateContentBody,
): Promise<ContentDetail> => {
  const { world } = context;
  const { accountId: by } = signedIn(exchange.request);
  // The same request under the same `Idempotency-Key` names the same content.
  const id: string = namedCommand(world, exchange.request, by) ?? world.identifiers.command();
  const contentId = id as ContentId;
  const about = { contentId, by, at: world.clock.instant() };
  const { state } = await carryOut(context, exchange, {
    decider: editorialContent,
    stream: contentStream(contentId),
    actor: by,
    command: { type: 'AddContent', ...about, ...(await made(context, { contentId, body })) },
  });
  return presentContent(context, state);
};
