import type { EveryEventsWords } from '../audit/sentences/sentence.ts';
import type { serverParts } from './parts.ts';
import type { Refusal } from './refusal.ts';
import type { RefusalAnswer } from './refusal-answer.ts';

/** What routes are built from, by whose it is; each capability adds its own in its `parts.ts`. */
export interface PartsOf {
  readonly server: ReturnType<typeof serverParts> & {
    /** For a route that tells of a refusal itself: what a client is told of it. */
    readonly answerTo: (refusal: Refusal) => RefusalAnswer;
    readonly auditWords: EveryEventsWords;
  };
}

/** Of `A | B` what is both. */
type Together<Parts> = (Parts extends unknown ? (parts: Parts) => void : never) extends (
  parts: infer All,
) => void
  ? All
  : never;

/** The parts of all these, by their names. */
export type ContextOf<Word extends keyof PartsOf> = Together<PartsOf[Word]>;

/** What every route is built from. */
export type ApiContext = ContextOf<keyof PartsOf>;
