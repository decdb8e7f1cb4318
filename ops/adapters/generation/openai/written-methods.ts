import type { BuiltInMethod, StudyMethod } from '../../../../domain/contracts/study-methods.ts';

type Writing = {
  /** Tokens that one part takes, about. */
  readonly each: number;
  /** No more than this, however many there may be. */
  readonly most: number;
  /** What makes a good one. */
  readonly rules: string;
};

/** What a model may write; the rest always comes from the built-in knowledge base. */
export const writtenMethods: Readonly<Record<Exclude<StudyMethod, BuiltInMethod>, Writing>> = {
  flashcards: {
    each: 90,
    most: 20,
    rules:
      'Each front asks one question; its back answers it and gives the reason in a sentence. "topic" is the area in a few words.',
  },
  matching: {
    each: 80,
    most: 10,
    rules: 'At least three pairs. A match belongs to its own term only and does not name it.',
  },
  'case-studies': {
    each: 700,
    most: 2,
    rules: 'Each case is a made-up patient. Questions ask for a judgement, and answers say why.',
  },
  'clinical-scenarios': {
    each: 900,
    most: 2,
    rules:
      'Each step has three or four options, of which exactly one has isRight true; "outcome" tells what comes of that choice.',
  },
  'drug-cards': { each: 350, most: 6, rules: 'One card for each drug, by its generic name.' },
  'concept-maps': {
    each: 900,
    most: 1,
    rules:
      'Eight to sixteen nodes with short ids of their own; "central" is the id of the node in the middle, and links go between ids.',
  },
  'practice-questions': {
    each: 330,
    most: 10,
    rules:
      'Single best answer: four options labeled A to D in order, each with its own explanation, and "correctAnswer" is the label of the right one.',
  },
  definitions: { each: 110, most: 20, rules: 'Each term once; "detail" says why it matters.' },
  'true-false': { each: 80, most: 20, rules: 'About half of the statements are false.' },
  'fill-blank': {
    each: 70,
    most: 20,
    rules:
      'Each question is a sentence with one blank, written _____; "answer" is what belongs there and stands nowhere else in the sentence.',
  },
  'mind-mapping': { each: 900, most: 1, rules: 'Four to eight branches.' },
};

export type WrittenMethod = keyof typeof writtenMethods;

export const isWritten = (method: StudyMethod): method is WrittenMethod => method in writtenMethods;

/** A part of the tokens is left for what a language needs more than another. */
const usable = 0.9;

/** How many parts are asked for, so that they fit into the tokens of an answer. */
export const partsToAsk = (
  method: WrittenMethod,
  { count, maxTokens }: { readonly count: number; readonly maxTokens: number },
): number => {
  const { each, most } = writtenMethods[method];
  return Math.max(1, Math.min(count, most, Math.floor((maxTokens * usable) / each)));
};
