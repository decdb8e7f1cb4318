import type { StudyAidContent } from '../../../domain/contracts/study-aid-content.ts';
import { readContent, type StandsIn } from '../../../domain/contracts/study-aids.ts';
import type { StudyMethod } from '../../../domain/contracts/study-methods.ts';
import type { StudyAidId } from '../../../domain/kernel/ids.ts';

/** An aid on the page: just made, or opened from the library. */
export type ShownAid = {
  readonly id: string;
  readonly topic: string;
  readonly method: StudyMethod;
  readonly parts: number;
  readonly aid: StudyAidContent;
  /** Whether it stands in the library. */
  readonly isSaved: boolean;
  /** The request it came of, so that the library keeps who wrote it. */
  readonly generatedId?: StudyAidId;
  /** Who made it and from what; absent of a saved one that no model wrote. */
  readonly madeBy?: {
    /** Null of the built-in knowledge base. */
    readonly model: string | null;
    readonly standsIn: StandsIn | null;
    readonly sources: readonly string[];
  };
};

/** @throws Error where the server sent something else. */
export const shownAid = (
  { id, topic }: { readonly id: string; readonly topic: string },
  method: StudyMethod,
  content: unknown,
): ShownAid => {
  const read = readContent(method, content);
  if (!read.ok) throw new Error(`The study aid is not in the shape of ${method}: ${read.message}`);
  return { id, topic, method, parts: read.parts, aid: read.aid, isSaved: false };
};

const partNames: Readonly<Record<StudyMethod, readonly [one: string, many: string]>> = {
  flashcards: ['flashcard', 'flashcards'],
  matching: ['pair', 'pairs'],
  'case-studies': ['case', 'cases'],
  'image-interpretation': ['image', 'images'],
  'clinical-scenarios': ['scenario', 'scenarios'],
  'drug-cards': ['drug', 'drugs'],
  'concept-maps': ['map', 'maps'],
  'practice-questions': ['question', 'questions'],
  'dosage-calc': ['problem', 'problems'],
  labeling: ['drawing', 'drawings'],
  definitions: ['term', 'terms'],
  'true-false': ['statement', 'statements'],
  'fill-blank': ['blank', 'blanks'],
  'mind-mapping': ['map', 'maps'],
};

/** "20 flashcards". */
export const partsWords = (method: StudyMethod, parts: number): string =>
  `${parts} ${partNames[method][parts === 1 ? 0 : 1]}`;
