import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenAiDesk, startOpenAiDesk } from '../../../../support/openai-desk.ts';
import { usualUsage } from '../../../../support/openai-server.ts';

let desk: OpenAiDesk;
beforeAll(async () => {
  desk = await startOpenAiDesk();
});
beforeEach(() => desk.next());
afterAll(() => desk.server.stop());

describe('the client, for whoever wants text as it comes', () => {
  const ask = {
    model: 'gpt-4o',
    maxTokens: 50,
    messages: [{ role: 'user' as const, content: 'Hello' }],
    timeoutMs: 2000,
  };

  it('gives pieces and last what they took', async () => {
    const text = 'It narrows the airways, and they answer to a bronchodilator.';
    desk.next({ say: text });
    const parts = [];
    for await (const part of desk.client().stream(ask)) parts.push(part);
    const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.join('')).toBe(text);
    expect(parts.at(-1)).toEqual({
      kind: 'end',
      isCutOff: false,
      usage: {
        inputTokens: usualUsage.prompt_tokens,
        outputTokens: usualUsage.completion_tokens,
      },
    });
    expect(desk.server.requests[0]?.body.response_format).toBeUndefined();
  });

  it('ends at once when its reader wants no more', async () => {
    desk.next({ piece: 'It narrows', and: 'hang' });
    const stop = new AbortController();
    const pieces = desk
      .client()
      .stream({ ...ask, signal: stop.signal })
      [Symbol.asyncIterator]();
    expect(await pieces.next()).toMatchObject({ value: { text: 'It narrows' } });
    stop.abort();
    await expect(pieces.next()).rejects.toMatchObject({ reason: 'stopped' });
  });
});
