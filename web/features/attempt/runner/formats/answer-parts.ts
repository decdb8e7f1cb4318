import type { Question } from '../../../../../domain/contracts/quiz.ts';
import type { Response } from '../../../../../domain/contracts/response.ts';

export type Format = Response['format'];
export type ShapeOf<Name extends Format> = Extract<Response, { format: Name }>;

/** What every part needs that takes an answer: what is asked, what is chosen, and where it is told. */
export type PartProps<Name extends Format> = {
  readonly shape: ShapeOf<Name>;
  readonly options: Question['options'];
  readonly chosen: readonly string[];
  readonly onChoose: (given: string) => void;
};

/** The words of an option by its letter. */
export const textOf = (options: Question['options'], label: string): string =>
  options.find((option) => option.label === label)?.text ?? label;
