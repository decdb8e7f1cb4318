const providers = { 'built-in': 'built-in knowledge base', openai: 'OpenAI' } as const;
export type Provider = keyof typeof providers;

export const providerWords = (provider: Provider): string => providers[provider];

/** "OpenAI, $0.0021", "built-in knowledge base, no cost". */
export const modelWords = (provider: Provider, microDollars: number): string =>
  `${providers[provider]}, ${microDollars === 0 ? 'no cost' : `$${(microDollars / 1_000_000).toFixed(4)}`}`;
