import type { StudyAidContent } from '../contracts/study-aid-content.ts';
import type { StandsIn } from '../contracts/study-aids.ts';
import type { StudyMethod } from '../contracts/study-methods.ts';

/** Which model may be asked, as its provider names it, and how many tokens its answer may have. */
export type ModelAllowance = { readonly model: string; readonly maxTokens: number };

/** What is to be made. */
export type GenerationRequest = {
  /** As the learner typed it; data, never an instruction. */
  readonly topic: string;
  readonly method: StudyMethod;
  /** The learner's field, in whose words it is told; null where none is chosen. */
  readonly field: string | null;
  /** The same seed makes the same aid. */
  readonly seed: number;
  /** How many parts there may be at most. */
  readonly count: number;
  /** Null where no model may be asked: what is built in answers. */
  readonly model: ModelAllowance | null;
};

/** The most that a request can take of a model. */
export type GenerationMost = { readonly tokens: number; readonly microDollars: number };

/** What the making took; nothing of it where no model was asked. */
export type GenerationCost = {
  readonly model: string | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Hundredths of a cent would vanish: in millionths of a dollar. */
  readonly microDollars: number;
};

export type Provider = 'built-in' | 'openai';

type Took = {
  /** Also of a model whose answer was of no use. */
  readonly cost: GenerationCost;
  /** Why what is built in answered in place of a model; absent where it did not. */
  readonly standsIn?: StandsIn;
};

export type GenerationOutcome =
  | (Took & {
      readonly status: 'generated';
      /** Who wrote it in the end. */
      readonly provider: Provider;
      /** What was understood of the topic, as a title shows it. */
      readonly title: string;
      /** Classes of sources, by the built-in one. */
      readonly sources: readonly string[];
      readonly aid: StudyAidContent;
    })
  /** Nothing is known of it, or nothing that this method could use; `near` are topics that would do. */
  | (Took & { readonly status: 'unknown'; readonly near: readonly string[] });

export type TopicSuggestion = { readonly name: string; readonly group: string };

/** Makes study aids. */
export type StudyAidGenerator = {
  /** Throws `GenerationFailed` where it was not able to, in time or in the shape asked for. */
  readonly generate: (request: GenerationRequest) => Promise<GenerationOutcome>;
  /** What it may take of the model it names; null where none would be asked. */
  readonly most: (request: GenerationRequest) => GenerationMost | null;
  /** From now on no model is waited for: what is under way is answered at once. */
  readonly hurry: () => void;
  /** Topics that begin to match what was typed so far, best first. */
  readonly suggest: (typed: string, most: number) => Promise<readonly TopicSuggestion[]>;
};

/** The provider did not answer, or not with what was asked for. */
export class GenerationFailed extends Error {
  override name = 'GenerationFailed' as const;
}
