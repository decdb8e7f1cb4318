import type { ImageCase } from './image-case.ts';

type Question = ImageCase['questions'][number];
type Option = Question['options'][number];

/** A number that a text always gives, to put options in an order that tells nothing. */
const weightOf = (text: string): number => {
  let weight = 2166136261;
  for (const letter of text) weight = Math.imul(weight ^ letter.charCodeAt(0), 16777619);
  return weight >>> 0;
};

/** The right option of a question, and why it is. */
export const right = (text: string, why: string): Option => ({ text, right: true, why });

/** A wrong option, and why it is. */
export const wrong = (text: string, why: string): Option => ({ text, right: false, why });

/** A question; the order of its options hangs on their texts alone. */
export const ask = (question: string, options: readonly Option[]): Question => ({
  question,
  options: options.toSorted((a, b) => weightOf(question + a.text) - weightOf(question + b.text)),
});

/** A diagnosis by the sign that tells it. */
export type Signs = Readonly<Record<string, string>>;

type Naming<Names extends string> = {
  readonly question: string;
  readonly right: Names;
  readonly wrong: readonly Names[];
};

/** Asks for a finding by name among others of the same image; every reason is the sign of the option. */
export const askName = <Own extends Signs>(
  signs: Own,
  { question, right: name, wrong: others }: Naming<keyof Own & string>,
): Question =>
  ask(question, [
    right(name, `Seen here: ${signs[name]}.`),
    ...others.map((other) => wrong(other, `It would show ${signs[other]}.`)),
  ]);
