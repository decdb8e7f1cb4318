import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { longestContent } from '../../domain/contracts/study-aids.ts';
import type { StudyAidGenerator } from '../../domain/ports/generation.ts';
import { builtInGenerator } from '../adapters/generation/built-in-generator.ts';
import type { Configuration } from '../configuration.ts';

type Opening = {
  readonly configuration: Pick<Configuration, 'openAi'>;
  readonly logger: FastifyBaseLogger;
};

/** For all that is asked of a model for one aid. */
const timeoutMs = 30_000;

/** What the protocol puts around each piece of a text is many times its length. */
const bounds = { longest: longestContent, mostBytes: 20 * longestContent, restMs: 30_000 };

/** A model where one is set up, with the built-in knowledge base behind it; else that alone. */
export const openGeneration = async ({
  configuration: { openAi },
  logger,
}: Opening): Promise<StudyAidGenerator> => {
  const builtIn = builtInGenerator();
  if (!openAi) return builtIn;
  // Loaded where it is used: nobody else waits for its client.
  const [{ openAiClient }, { openAiGenerator }] = await Promise.all([
    import('../adapters/generation/openai/model-client.ts'),
    import('../adapters/generation/openai/openai-generator.ts'),
  ]);
  return openAiGenerator({
    client: openAiClient(openAi, bounds),
    builtIn,
    price: openAi.price,
    timeoutMs,
    newMark: randomUUID,
    report: (standIn) => logger.warn(standIn, 'The built-in knowledge base answered for a model'),
  });
};
