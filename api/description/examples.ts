import { capabilities } from '../server/capabilities.ts';
import server from '../server/examples.json' with { type: 'json' };
import { inOne } from '../server/in-one.ts';

/** The examples of all capabilities, and of what belongs to none. */
export const examples: Readonly<Record<string, unknown>> = inOne('example', [
  ['server', server],
  ...capabilities.map(({ word, examples = {} }) => [word, examples] as const),
]);
