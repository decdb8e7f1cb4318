import { expect } from 'vitest';
import { generationsStream } from '../../../domain/kernel/ids.ts';
import { dayIn, type TimeZone } from '../../../domain/kernel/time.ts';
import { startOpenAiServer, usualUsage } from '../../support/openai-server.ts';
import { startTestProduct } from '../../support/product.ts';
import type { Browser } from './browser.ts';
import { type Learner, newAdmin } from './people.ts';
import { setClock } from './set-clock.ts';

export const apiKey = 'sk-canary-51c3e7';

/** Of what the server says it took for an answer, as gpt-4o is priced. */
export const microDollarsEach =
  (usualUsage.prompt_tokens * 2_500 + usualUsage.completion_tokens * 10_000) / 1000;
export const tokensEach = usualUsage.prompt_tokens + usualUsage.completion_tokens;

/** More than any test spends. */
const plenty = { learnerTokensPerDay: 1_000_000, globalMicroDollarsPerDay: 1_000_000_000 };
const settings = '/api/admin/settings';

/** Asks for a study aid, of which a model writes a few pairs. */
export const generate = (
  learner: Browser,
  body: object = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  learner.post(
    '/api/study-aids/generate',
    { topic: 'asthma', studyMethod: 'matching', ...body },
    headers,
  );

const noonOf = (day: number): string => new Date(Date.UTC(2026, 10, day, 12)).toISOString();

/** The product with a model behind a server that does as it is told. */
export const startModelProduct = async () => {
  const server = await startOpenAiServer();
  const clock = setClock(noonOf(1));
  const logged: string[] = [];
  const product = await startTestProduct({
    clock,
    configuration: { openAi: { apiKey, baseUrl: server.baseUrl, model: 'gpt-4o', price: {} } },
    onLog: (line) => logged.push(line),
  });
  let day = 1;
  let admin: Learner | undefined;

  const set = async (wish: object): Promise<void> => {
    expect((await admin?.patch(settings, wish))?.status).toBe(200);
  };

  /** A day on which nothing was spent, by a model that keeps to its form. */
  const newDay = async (): Promise<void> => {
    day += 1;
    clock.set(noonOf(day));
    server.inGoodForm();
    server.next();
    admin = await newAdmin(product);
    await set(plenty);
  };

  return {
    server,
    product,
    logged,
    newDay,
    set,
    today: async () => (await admin?.get(settings))?.body.today,
    later: (seconds: number): void =>
      clock.set(new Date(Date.parse(clock.instant()) + seconds * 1000).toISOString()),
    eventsOf: ({ id }: Learner) => {
      const today = dayIn('America/Chicago' as TimeZone, clock.instant());
      return product.world.commands.log.readStream(generationsStream(id, today));
    },
    stop: async (): Promise<void> => {
      await product.stop();
      await server.stop();
    },
  };
};
export type ModelProduct = Awaited<ReturnType<typeof startModelProduct>>;
