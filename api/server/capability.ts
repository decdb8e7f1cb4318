import type { AuditSaid } from '../../domain/contracts/audit.ts';
import type { AuditWords, EventTypesOf } from '../audit/sentences/sentence.ts';
import type { WordsOfParameters } from '../description/parameters/parameter-words.ts';
import type { PartsOf } from './context.ts';
import type { RefusalsOf } from './refusal.ts';
import type { RefusalAnswer, RefusalAnswers } from './refusal-answer.ts';
import type { ApiRoute } from './route.ts';
import type { ApiWorld } from './world.ts';

/** A part of the API, as a client's author meets it. */
export type ApiCapability<Word extends string = string> = {
  /** Its folder, and its tag in the description. */
  readonly word: Word;
  /** What it is about, in a sentence for the description. */
  readonly about: string;
  readonly routes: readonly ApiRoute[];
  /** Its stores and reads, that routes are built from. */
  readonly parts?: (world: ApiWorld) => object;
  /** What a client is told of its refusals, by their codes. */
  readonly refusals?: Readonly<Record<string, (refusal: never) => RefusalAnswer>>;
  /** What the audit says of its events, by their types. */
  readonly audit?: {
    readonly sentences: Readonly<Record<string, (data: never) => AuditSaid>>;
    readonly notable?: readonly string[];
  };
  /**
   * What parameters of addresses are, by name; by operation and name, as in `readUser.id`, where one name stands for
   * different things. What several capabilities mean alike stands in `api/description/parameters`.
   */
  readonly parameters?: WordsOfParameters;
  /**
   * One value of each body, by the name of its schema; of one without a name by its operation, as in
   * `updateUser.request`. Nothing in them is a question of the bank or a person.
   */
  readonly examples?: Readonly<Record<string, unknown>>;
};

/** Whoever names parts under its word gives these, and nobody else gives any. */
type NamedParts<Word> = Word extends keyof PartsOf
  ? { readonly parts: (world: ApiWorld) => PartsOf[Word] }
  : { readonly parts?: never };

/** Whoever names refusals under its word answers each of them. */
type NamedRefusals<Word> = Word extends keyof RefusalsOf
  ? { readonly refusals: RefusalAnswers<RefusalsOf[Word]> }
  : { readonly refusals?: never };

/** Whoever names types of events under its word has a sentence for each. */
type NamedEvents<Word> = Word extends keyof EventTypesOf
  ? { readonly audit: AuditWords<EventTypesOf[Word]> }
  : { readonly audit?: never };

/** Keeps the word as a type, for what names capabilities. */
export const capability = <const Word extends string>(
  one: ApiCapability<Word> & NamedParts<Word> & NamedRefusals<Word> & NamedEvents<Word>,
): ApiCapability<Word> => one;
