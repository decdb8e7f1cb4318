import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WrittenMethod } from '../../../../../ops/adapters/generation/openai/written-methods.ts';
import { goodContents } from '../../../../support/openai-contents.ts';
import { cards, type OpenAiDesk, startOpenAiDesk } from '../../../../support/openai-desk.ts';

let desk: OpenAiDesk;
beforeAll(async () => {
  desk = await startOpenAiDesk();
});
beforeEach(() => desk.next());
afterAll(() => desk.server.stop());

const good = cards({});

const refusedTexts = [
  ['HTML', '<img src=x onerror=alert(1)>', /HTML/],
  ['a closing tag', 'well</script>', /HTML/],
  ['an image from elsewhere', '![x](https://evil.example/p.png)', /Markdown/],
  ['an address of another scheme', 'see http://evil.example', /not https/],
  ['a script as an address', 'javascript:alert(1)', /not https/],
  ['data as an address', 'data:text/html;base64,AAAA', /not https/],
] as const;

describe('an answer that cannot be used', () => {
  it.each(refusedTexts)('is refused for %s, and mended once', async (_, back, wrong) => {
    desk.next(cards({ back }), good);
    const outcome = await desk.make();
    expect(outcome).toMatchObject({ provider: 'openai' });
    // Both rounds are paid for.
    expect(outcome.cost).toMatchObject({ inputTokens: 800, outputTokens: 1200 });
    const told = desk.server.requests[1]?.body.messages.at(-1)?.content;
    expect(told).toMatch(wrong);
    expect(desk.server.requests).toHaveLength(2);
  });

  it.each([
    ['no JSON', { say: 'Here you are: flashcards' }],
    ['an empty text', cards({ back: '  ' })],
    ['a card twice', cards({}, { front: 'Question 1 ?' })],
    ['a field too many', cards({ onclick: 'x' })],
    ['a text too long', cards({ back: 'x'.repeat(1501) })],
    ['an end in the middle', { say: '{"flashcards":[{"fro', finish: 'length' }],
  ] as const)('twice over, for %s, leaves it to the built-in knowledge base', async (_, answer) => {
    desk.next(answer, answer);
    const outcome = await desk.make();
    expect(outcome).toMatchObject({
      status: 'generated',
      provider: 'built-in',
      standsIn: 'model-failed',
      cost: { model: 'gpt-4o', inputTokens: 800 },
    });
    expect(desk.server.requests).toHaveLength(2);
    expect(desk.reports).toEqual([{ model: 'gpt-4o', method: 'flashcards', reason: 'unusable' }]);
  });

  it('is not asked for again where the model writes nothing on such a topic', async () => {
    desk.next({ say: '{"flashcards":[]}' });
    const outcome = await desk.make({ topic: 'quantum chromodynamics' });
    expect(outcome).toMatchObject({ status: 'unknown', cost: { model: 'gpt-4o' } });
    expect(desk.server.requests).toHaveLength(1);
  });

  const wrongContents: readonly (readonly [WrittenMethod, (text: string) => string])[] = [
    ['practice-questions', (text) => text.replaceAll('"correctAnswer":"B"', '"correctAnswer":"E"')],
    ['practice-questions', (text) => text.replaceAll('Option A', 'option b.')],
    ['clinical-scenarios', (text) => text.replaceAll('"isRight":false', '"isRight":true')],
    ['clinical-scenarios', (text) => text.replaceAll('"isRight":true', '"isRight":false')],
    ['fill-blank', (text) => text.replaceAll('_____', 'bronchi')],
    ['fill-blank', (text) => text.replaceAll('narrow', 'and the bronchi narrow')],
    ['concept-maps', (text) => text.replaceAll('"to":"b"', '"to":"c"')],
    ['matching', (text) => text.replaceAll('to it 2', 'to it 1')],
  ];

  it.each(wrongContents)('has no answer, or several, in %s', async (method, spoil) => {
    const say = JSON.stringify(goodContents[method](4));
    desk.next({ say: spoil(say) }, { say });
    expect(spoil(say)).not.toBe(say);
    expect(await desk.make({ method })).toMatchObject({ provider: 'openai' });
    expect(desk.server.requests).toHaveLength(2);
  });
});
