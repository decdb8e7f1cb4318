/** What a client's author is told of a parameter; nothing in an example is a question of the bank or a person. */
export type ParameterWords = {
  readonly description: string;
  readonly example: string | number;
};

export type WordsOfParameters = Readonly<Record<string, ParameterWords>>;
