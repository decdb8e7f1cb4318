import type { ApiRoute } from './route.ts';

/** A part of the API, as a client's author meets it. */
export type ApiCapability<Word extends string = string> = {
  /** Its folder, and its tag in the description. */
  readonly word: Word;
  /** What it is about, in a sentence for the description. */
  readonly about: string;
  readonly routes: readonly ApiRoute[];
  /**
   * One value of each body, by the name of its schema; of one without a name by its operation, as in
   * `updateUser.request`. Nothing in them is a question of the bank or a person.
   */
  readonly examples?: Readonly<Record<string, unknown>>;
};

/** Keeps the word as a type, for what names capabilities. */
export const capability = <const Word extends string>(
  one: ApiCapability<Word>,
): ApiCapability<Word> => one;
