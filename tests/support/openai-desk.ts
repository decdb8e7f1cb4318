import type { GenerationRequest } from '../../domain/ports/generation.ts';
import { builtInGenerator } from '../../ops/adapters/generation/built-in-generator.ts';
import { openAiClient } from '../../ops/adapters/generation/openai/model-client.ts';
import {
  openAiGenerator,
  type StandInReport,
} from '../../ops/adapters/generation/openai/openai-generator.ts';
import { goodContents } from './openai-contents.ts';
import { type Behavior, startOpenAiServer } from './openai-server.ts';

export const apiKey = 'sk-canary-7f3a91';
export const mark = '5e1c9b0a-mark';
const bounds = { longest: 20_000, mostBytes: 2_000_000, restMs: 5_000 };

/** What a test waits for must be short, what it does not wait for long: a loaded machine is slow. */
type Patience = { readonly timeoutMs?: number };

/** Flashcards on asthma, of a model that takes a schema, but for what is said. */
export const wish = (changes: Partial<GenerationRequest> = {}): GenerationRequest => ({
  topic: 'asthma',
  method: 'flashcards',
  field: 'RN',
  seed: 7,
  count: 20,
  model: { model: 'gpt-4o', maxTokens: 2000 },
  ...changes,
});

/** Flashcards as a model would say them, each with its changes. */
export const cards = (...changes: readonly object[]): { readonly say: string } => {
  const [card] = goodContents.flashcards(1).flashcards;
  return { say: JSON.stringify({ flashcards: changes.map((one) => ({ ...card, ...one })) }) };
};

/** A model behind a server that does as it is told, and who asks it. */
export const startOpenAiDesk = async () => {
  const server = await startOpenAiServer();
  const reports: StandInReport[] = [];
  /** With a breaker of its own. */
  const client = () => openAiClient({ apiKey, baseUrl: server.baseUrl }, bounds);
  const generator = ({ timeoutMs = 20_000 }: Patience = {}) =>
    openAiGenerator({
      client: client(),
      builtIn: builtInGenerator(),
      timeoutMs,
      newMark: () => mark,
      report: (standIn) => reports.push(standIn),
    });
  // What is built in is read when it is first asked.
  await builtInGenerator().generate(wish({ model: null }));
  return {
    server,
    reports,
    client,
    generator,
    make: (changes: Partial<GenerationRequest> = {}, patience: Patience = {}) =>
      generator(patience).generate(wish(changes)),
    /** The next requests are answered so; what was asked and reported before is forgotten. */
    next: (...behaviors: readonly Behavior[]): void => {
      server.next(...behaviors);
      reports.length = 0;
    },
  };
};
export type OpenAiDesk = Awaited<ReturnType<typeof startOpenAiDesk>>;
