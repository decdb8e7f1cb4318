import type { ServerRefusal } from './refusals.ts';

/** What may be refused, by whose it is; each capability adds its own in its `refusals.ts`. */
export interface RefusalsOf {
  readonly server: ServerRefusal;
}

/** Everything that the API may refuse. */
export type Refusal = RefusalsOf[keyof RefusalsOf];
