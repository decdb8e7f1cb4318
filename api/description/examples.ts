import { capabilities } from '../server/capabilities.ts';
import server from '../server/examples.json' with { type: 'json' };

/** The examples of all capabilities, and of what belongs to none. */
export const examples: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...capabilities.map((one) => one.examples ?? {}),
  server,
);
