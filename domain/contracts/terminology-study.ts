import { z } from 'zod';
import { termsQuizId } from '../kernel/ids.ts';
import { drawing } from './drawing.ts';
import { illustrationKey, type MedicalTerm, medicalTerm, termCategory } from './terminology.ts';

/** As many as a quiz asks; fewer where a category has fewer. */
export const termsPerQuiz = 10;

/** The right definition and three others. */
export const optionsPerTerm = 4;

/** A term by its words: "atrial-fibrillation". */
export const termId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use the id of a term, as the glossary gives it');

/** The id of a term. */
export const termIdOf = ({ term }: Pick<MedicalTerm, 'term'>): string =>
  term
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A term as the glossary gives it. */
export const termEntry = medicalTerm.extend({ id: termId });
export type TermEntry = z.infer<typeof termEntry>;

/** All terms, by the alphabet. */
export const glossary = z.object({ terms: z.array(termEntry) });
export type Glossary = z.infer<typeof glossary>;

export const termIllustration = z.object({
  key: illustrationKey,
  title: z.string(),
  /** What is drawn, for who cannot see it. */
  alt: z.string(),
  drawing,
});
export type TermIllustration = z.infer<typeof termIllustration>;

/** A place of an anatomy diagram that has a name. */
export const anatomyIllustration = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Ids of terms of the glossary that speak of it. */
  medicalTerms: z.array(termId),
  /** Percent of the drawing's width and height. */
  coordinates: z.object({ x: z.number(), y: z.number() }),
  category: z.enum(['Cardiac Anatomy', 'Respiratory System']),
  /** Where its name has room. */
  side: z.enum(['left', 'right', 'above', 'below']),
});
export type AnatomyIllustration = z.infer<typeof anatomyIllustration>;

export const anatomyDiagram = z.object({
  title: z.enum(['Cardiac Anatomy', 'Respiratory System']),
  alt: z.string(),
  drawing,
  places: z.array(anatomyIllustration),
  /** Ids of further terms of this organ; eight at most. */
  extraTerms: z.array(termId),
});
export type AnatomyDiagram = z.infer<typeof anatomyDiagram>;

export const anatomyAtlas = z.object({ diagrams: z.array(anatomyDiagram) });
export type AnatomyAtlas = z.infer<typeof anatomyAtlas>;

export const markTermBody = z.strictObject({ learned: z.boolean() });
export type MarkTermBody = z.infer<typeof markTermBody>;

export const startTermsQuizBody = z.strictObject({
  /** Of this category alone; of all when absent. */
  category: termCategory.optional(),
  /** Only what the learner missed last. */
  missedOnly: z.boolean().optional(),
});
export type StartTermsQuizBody = z.infer<typeof startTermsQuizBody>;

export const termOptionLetter = z.enum(['A', 'B', 'C', 'D']);
export const optionLetters = termOptionLetter.options;

/** A term that is asked for; which definition is its own is told when one is chosen. */
export const termQuestion = z.object({
  term: z.string(),
  pronunciation: z.string(),
  category: termCategory,
  options: z.array(z.object({ id: termOptionLetter, definition: z.string() })),
});
export type TermQuestion = z.infer<typeof termQuestion>;

export const startedTermsQuiz = z.object({
  id: termsQuizId,
  questions: z.array(termQuestion),
});
export type StartedTermsQuiz = z.infer<typeof startedTermsQuiz>;

export const answerTermBody = z.strictObject({
  /** Its place in the quiz, from 1. */
  question: z.int().min(1).max(termsPerQuiz),
  optionId: termOptionLetter,
});
export type AnswerTermBody = z.infer<typeof answerTermBody>;

export const termsQuizResult = z.object({
  right: z.int().min(0),
  asked: z.int().min(1),
  percent: z.int().min(0).max(100),
  message: z.enum(['Excellent', 'Great job', 'Good work', 'Keep studying']),
  /** Ids of the terms that were missed, in the order in which they were asked. */
  missed: z.array(termId),
});
export type TermsQuizResult = z.infer<typeof termsQuizResult>;

export const answeredTerm = z.object({
  correct: z.boolean(),
  rightOptionId: termOptionLetter,
  etymology: z.string(),
  /** With the last answer; null before. */
  result: termsQuizResult.nullable(),
});
export type AnsweredTerm = z.infer<typeof answeredTerm>;

/** What a percent is called. */
export const quizMessage = (percent: number): TermsQuizResult['message'] => {
  if (percent >= 90) return 'Excellent';
  if (percent >= 80) return 'Great job';
  return percent >= 70 ? 'Good work' : 'Keep studying';
};

export const termProgress = z.object({
  /** Ids of the terms that the learner marked as known. */
  learned: z.array(termId),
  quizzesTaken: z.int().min(0),
  /** In percent; null before the first quiz. */
  bestScore: z.int().min(0).max(100).nullable(),
  averageScore: z.int().min(0).max(100).nullable(),
  /** Ids of the terms whose last answer was wrong. */
  missed: z.array(termId),
});
export type TermProgress = z.infer<typeof termProgress>;
