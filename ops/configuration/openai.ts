import type { z } from 'zod';
import type { ModelServer } from '../adapters/generation/openai/model-client.ts';
import type { Price } from '../adapters/generation/openai/prices.ts';
import { isLoopback } from './origin.ts';
import { given, wholeNumber } from './values.ts';

export type OpenAiSettings = ModelServer & {
  /** Asked where the administrators name no other. */
  readonly model: string;
  /** Of models that are not on our list. */
  readonly price: Partial<Price>;
};

/** A name without a dot, or a private network: no way that others listen on. */
const isNear = ({ hostname }: URL): boolean =>
  isLoopback(hostname) ||
  /^[a-z0-9-]+$/i.test(hostname) ||
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(hostname);

const serverUrl = given((text) => {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear(url));
  const isBare = url && !url.search && !url.hash && !url.username && !url.password;
  return isSafe && isBare ? text.replace(/\/+$/, '') : undefined;
}, 'use https://host/v1; http:// only for a server on this machine or a network of your own');

const key = given(
  (text) => (/^[\x21-\x7e]{1,256}$/.test(text) ? text : undefined),
  'use the key as its provider issued it, without spaces; any word where a server asks for none',
);

const modelName = given(
  (text) => (/^[A-Za-z0-9][A-Za-z0-9._:/-]{0,79}$/.test(text) ? text : undefined),
  'use the name of a model, such as gpt-4',
);

const microDollars = wholeNumber({ from: 0, to: 1_000_000 }).optional();

/** The settings of the model that writes study aids; without the first, the built-in knowledge base makes all. */
export const openAiVariables = {
  OPENAI_API_KEY: key.optional(),
  OPENAI_BASE_URL: serverUrl.default('https://api.openai.com/v1'),
  OPENAI_MODEL: modelName.default('gpt-4'),
  OPENAI_INPUT_MICRODOLLARS_PER_THOUSAND: microDollars,
  OPENAI_OUTPUT_MICRODOLLARS_PER_THOUSAND: microDollars,
} as const;

type Variables = z.infer<z.ZodObject<typeof openAiVariables>>;

/** Absent: no model is asked. */
export const openAiIn = ({
  OPENAI_API_KEY: apiKey,
  OPENAI_BASE_URL: baseUrl,
  OPENAI_MODEL: model,
  OPENAI_INPUT_MICRODOLLARS_PER_THOUSAND: input,
  OPENAI_OUTPUT_MICRODOLLARS_PER_THOUSAND: output,
}: Variables): OpenAiSettings | undefined => {
  if (apiKey === undefined) return undefined;
  const price = {
    ...(input === undefined ? {} : { input }),
    ...(output === undefined ? {} : { output }),
  };
  return { apiKey, baseUrl, model, price };
};
