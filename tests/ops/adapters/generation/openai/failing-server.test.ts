import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StandInReport } from '../../../../../ops/adapters/generation/openai/openai-generator.ts';
import {
  apiKey,
  cards,
  type OpenAiDesk,
  startOpenAiDesk,
  wish,
} from '../../../../support/openai-desk.ts';
import type { Behavior } from '../../../../support/openai-server.ts';

let desk: OpenAiDesk;
beforeAll(async () => {
  desk = await startOpenAiDesk();
});
beforeEach(() => desk.next());
afterAll(() => desk.server.stop());

const good = cards({});

describe('a server that fails', () => {
  const fails = async (
    behavior: Behavior,
    reason: StandInReport['reason'],
    patience: { readonly timeoutMs?: number } = {},
  ) => {
    desk.next(behavior);
    const outcome = await desk.make({}, patience);
    expect(outcome).toMatchObject({ provider: 'built-in', standsIn: 'model-failed' });
    expect(desk.reports).toMatchObject([{ reason }]);
    expect(desk.server.requests).toHaveLength(1);
    return outcome;
  };

  it('by silence costs the time it was given and no more', () =>
    fails('silent', 'timeout', { timeoutMs: 3000 }));
  it('in the middle of its answer is paid for what it said', async () => {
    const { cost } = await fails({ piece: 'x'.repeat(300), and: 'hang' }, 'timeout', {
      timeoutMs: 3000,
    });
    expect(cost.outputTokens).toBe(100);
  });
  it('by dropping the connection', () => fails({ piece: '{', and: 'cut' }, 'dropped'));
  it('by an end without an end', () => fails({ say: '{"flashcards":[', finish: null }, 'dropped'));
  it('by a text without an end', () => fails({ piece: 'x'.repeat(100), and: 'more' }, 'too-long'));
  it('by a line without an end', () =>
    fails({ raw: `data: ${'x'.repeat(3_000_000)}` }, 'too-long'));
  it('by what is not of the protocol', () => fails({ raw: 'data: {nonsense\n\n' }, 'malformed'));
  it('by chunks of another shape', () =>
    fails({ raw: 'data: {"choices":[{"delta":{"content":7}}]}\n\n' }, 'malformed'));
  it('by a status, which is not tried again', () => fails({ status: 500 }, 'refused'));
  it('by refusing the key', () => fails({ status: 401, text: `wrong key ${apiKey}` }, 'refused'));
  it('by sending elsewhere, where the key does not follow', () =>
    fails({ status: 302, headers: { location: desk.server.baseUrl } }, 'unreachable'));
  it('by being busy without saying how long', () => fails({ status: 429 }, 'busy'));
  it('by being busy for longer than there is time', () =>
    fails({ status: 429, headers: { 'retry-after': '30' } }, 'busy'));

  it('is not waited for when the product stops', async () => {
    const one = desk.generator();
    desk.next({ piece: '{', and: 'hang' });
    const outcome = one.generate(wish());
    await expect.poll(() => desk.server.requests.length, { interval: 5 }).toBe(1);
    one.hurry();
    expect(await outcome).toMatchObject({ provider: 'built-in' });
    expect(desk.reports).toMatchObject([{ reason: 'stopped' }]);
  });

  it('is asked once more where it is busy for a moment', async () => {
    desk.next({ status: 429, headers: { 'retry-after-ms': '20' } }, good);
    expect(await desk.make()).toMatchObject({ provider: 'openai' });
    desk.next(
      { status: 429, headers: { 'retry-after-ms': '20' } },
      { status: 429, headers: { 'retry-after-ms': '20' } },
    );
    expect(await desk.make()).toMatchObject({ provider: 'built-in' });
    expect(desk.server.requests).toHaveLength(2);
  });

  it('five times in a row is left alone for a while, then tried once', async () => {
    const one = desk.generator();
    desk.next(...Array.from({ length: 5 }, (): Behavior => ({ status: 503 })));
    for (let time = 0; time < 7; time += 1) await one.generate(wish());
    expect(desk.server.requests).toHaveLength(5);
    expect(desk.reports.slice(5)).toMatchObject([
      { reason: 'left-alone' },
      { reason: 'left-alone' },
    ]);
    await expect
      .poll(async () => (await one.generate(wish())) as object, { timeout: 15_000 })
      .toMatchObject({ provider: 'openai' });
    expect(desk.server.requests).toHaveLength(6);
  });

  it('never shows the key: not in a report, an outcome or an error', async () => {
    desk.next({ status: 401, text: JSON.stringify({ error: { message: `bad ${apiKey}` } }) });
    const outcome = await desk.make();
    expect(desk.server.requests[0]?.authorization).toBe(`Bearer ${apiKey}`);
    expect(JSON.stringify([outcome, desk.reports])).not.toContain(apiKey);
    desk.next({ status: 401, text: `bad ${apiKey}` });
    const ask = { model: 'gpt-4o', maxTokens: 5, messages: [], timeoutMs: 20_000 };
    const error = await desk
      .client()
      .complete(ask)
      .catch((thrown: unknown) => thrown);
    expect(
      `${String(error)} ${JSON.stringify(error)} ${String((error as Error).stack)}`,
    ).not.toContain(apiKey);
    expect((error as Error).cause).toBeUndefined();
  });
});
