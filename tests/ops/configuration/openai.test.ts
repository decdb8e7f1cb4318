import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../ops/configuration.ts';

const OPENAI_API_KEY = 'sk-of-tests';

describe('the model that writes study aids', () => {
  it('is none without a key', () => {
    expect(readConfiguration({}).openAi).toBeUndefined();
    expect(readConfiguration({ OPENAI_MODEL: 'gpt-4o' }).openAi).toBeUndefined();
  });

  it('is at OpenAI unless another server is named', () => {
    expect(readConfiguration({ OPENAI_API_KEY }).openAi).toEqual({
      apiKey: OPENAI_API_KEY,
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-4',
      price: {},
    });
    const named = {
      OPENAI_BASE_URL: 'http://ollama:11434/v1/',
      OPENAI_MODEL: 'llama3.1:8b',
      OPENAI_INPUT_MICRODOLLARS_PER_THOUSAND: '0',
      OPENAI_OUTPUT_MICRODOLLARS_PER_THOUSAND: '20',
    };
    expect(readConfiguration({ OPENAI_API_KEY, ...named }).openAi).toEqual({
      apiKey: OPENAI_API_KEY,
      baseUrl: 'http://ollama:11434/v1',
      model: 'llama3.1:8b',
      price: { input: 0, output: 20 },
    });
  });

  it.each([
    'http://127.0.0.1:8080/v1',
    'http://[::1]/v1',
    'http://10.1.2.3/v1',
    'https://a.example/v1',
  ])('may be at %s', (OPENAI_BASE_URL) => {
    expect(readConfiguration({ OPENAI_API_KEY, OPENAI_BASE_URL }).openAi?.baseUrl).toBe(
      OPENAI_BASE_URL,
    );
  });

  it.each([
    ['OPENAI_BASE_URL', 'http://api.openai.com/v1'],
    ['OPENAI_BASE_URL', 'https://user:pass@a.example/v1'],
    ['OPENAI_BASE_URL', 'ftp://a.example'],
    ['OPENAI_API_KEY', 'two words'],
    ['OPENAI_MODEL', 'gpt 4'],
    ['OPENAI_INPUT_MICRODOLLARS_PER_THOUSAND', '-1'],
  ])('is refused for %s=%s, without repeating it', (name, value) => {
    const wrong = () => readConfiguration({ OPENAI_API_KEY, [name]: value });
    expect(wrong).toThrow(`${name}: use`);
    expect(wrong).not.toThrow(value);
  });
});
