import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { longestContent } from '../../domain/contracts/study-aids.ts';
import type { StudyAidGenerator } from '../../domain/ports/generation.ts';
import type { Tutor } from '../../domain/ports/tutor.ts';
import { builtInGenerator } from '../adapters/generation/built-in-generator.ts';
import { builtInTutor } from '../adapters/tutor/built-in-tutor.ts';
import type { Configuration } from '../configuration.ts';

type Opening = {
  readonly configuration: Pick<Configuration, 'openAi'>;
  readonly logger: FastifyBaseLogger;
};

type Generation = { readonly generator: StudyAidGenerator; readonly tutor: Tutor };

/** For all that is asked of a model for one aid, or for one answer of the tutor. */
const timeoutMs = 30_000;

/** What the protocol puts around each piece of a text is many times its length. */
const bounds = { longest: longestContent, mostBytes: 20 * longestContent, restMs: 30_000 };

/** A model where one is set up, with the built-in knowledge base behind it; else that alone. */
export const openGeneration = async ({
  configuration: { openAi },
  logger,
}: Opening): Promise<Generation> => {
  const builtIn = { generator: builtInGenerator(), tutor: builtInTutor() };
  if (!openAi) return builtIn;
  // Loaded where it is used: nobody else waits for its client.
  const [{ openAiClient }, { openAiGenerator }, { modelTutor }] = await Promise.all([
    import('../adapters/generation/openai/model-client.ts'),
    import('../adapters/generation/openai/openai-generator.ts'),
    import('../adapters/tutor/openai/model-tutor.ts'),
  ]);
  // One client: a server that is away is left alone by both.
  const asking = { client: openAiClient(openAi, bounds), price: openAi.price, timeoutMs };
  const report = (standIn: object): void =>
    logger.warn(standIn, 'The built-in knowledge base answered for a model');
  return {
    generator: openAiGenerator({
      ...asking,
      builtIn: builtIn.generator,
      newMark: randomUUID,
      report,
    }),
    tutor: modelTutor({ ...asking, builtIn: builtIn.tutor, newMark: randomUUID, report }),
  };
};
