import { z } from 'zod';
import { line, lines } from '../kernel/text.ts';
import { drawing } from './drawing.ts';
import type { StudyMethod } from './study-methods.ts';

/** Longest text of any field: what a model writes is bounded like what a person types. */
const text = lines({ min: [1, 'Leave no text empty'], max: 1_500 });
const short = line({ min: [1, 'Leave no text empty'], max: 240 });
/** More than any method makes, so that no saved aid is without bounds. */
const some = <Part extends z.ZodType>(part: Part) => z.array(part).min(1).max(60);

export const difficulty = z.enum(['easy', 'medium', 'hard']);
export type Difficulty = z.infer<typeof difficulty>;

const flashcard = z.strictObject({ front: text, back: text, topic: short, difficulty });

const caseStudy = z.strictObject({
  title: short,
  scenario: text,
  patientData: z.strictObject({ age: short, gender: short, presentation: text, history: text }),
  assessmentQuestions: some(z.strictObject({ question: text, answer: text })),
  keyPoints: some(text),
});

const image = z.strictObject({
  pathology: short,
  modality: short,
  bodyPart: short,
  imageType: short,
  title: short,
  /** Null where the image is drawn from `drawing`. */
  localImagePath: z.string().max(200).nullable(),
  drawing: drawing.optional(),
  /** What is to be seen, without the answer. */
  alt: text,
  history: text,
  questions: some(text),
  findings: text,
  significance: text,
});

const choice = z.strictObject({ text: short, isRight: z.boolean(), outcome: text });
const scenario = z.strictObject({
  title: short,
  opening: text,
  steps: some(
    z.strictObject({ situation: text, question: text, options: z.array(choice).min(2).max(6) }),
  ),
  summary: text,
});

const drugCard = z.strictObject({
  drug: short,
  drugClass: short,
  action: text,
  uses: text,
  harms: text,
  adverseEffects: z.array(text).max(12),
  cautions: z.array(text).max(12),
  monitoring: z.array(text).max(12),
  takeAway: text,
});

const mapNode = z.strictObject({ id: z.string().min(1).max(40), label: text, group: short });
const conceptMap = z.strictObject({
  title: short,
  /** The id of the node in the middle. */
  central: z.string().min(1).max(40),
  nodes: some(mapNode),
  links: some(
    z.strictObject({ from: z.string().max(40), to: z.string().max(40), label: z.string().max(80) }),
  ),
});

const practiceOption = z.strictObject({
  label: z.string().regex(/^[A-F]$/),
  text: short,
  explanation: text,
});
const practiceQuestion = z.strictObject({
  question: text,
  options: z.array(practiceOption).min(3).max(6),
  correctAnswer: z.string().regex(/^[A-F]$/),
  explanation: text,
});

const dosageStep = z.strictObject({
  prompt: text,
  answer: z.number(),
  unit: short,
  /** How the number is come by. */
  working: text,
});
const dosageProblem = z.strictObject({
  title: short,
  problem: text,
  steps: some(dosageStep),
  /** Of the last step, as it is given or set. */
  answer: z.number(),
  unit: short,
  explanation: text,
});

const spot = z.strictObject({
  id: z.string().min(1).max(40),
  name: short,
  /** Percent of the drawing's width and height. */
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  explanation: text,
});
const labelingExercise = z.strictObject({
  title: short,
  drawing,
  /** What is drawn, without the names. */
  alt: text,
  labels: z.array(spot).min(2).max(14),
});

const branch = z.strictObject({
  title: short,
  subtopics: z.array(text).max(12),
  connections: z.array(text).max(12),
});
const mindMap = z.strictObject({
  centralTopic: short,
  branches: some(branch),
  studyTips: z.array(text).max(8),
});

/** What each method makes; the name of its one list is the specification's where it gives one. */
export const studyAidContents = {
  flashcards: z.strictObject({ flashcards: some(flashcard) }),
  matching: z.strictObject({
    matchingPairs: some(z.strictObject({ term: short, match: text, explanation: text })),
  }),
  'case-studies': z.strictObject({ caseStudies: some(caseStudy) }),
  'image-interpretation': z.strictObject({ images: some(image) }),
  'clinical-scenarios': z.strictObject({ scenarios: some(scenario) }),
  'drug-cards': z.strictObject({ drugCards: some(drugCard) }),
  'concept-maps': z.strictObject({ conceptMaps: some(conceptMap) }),
  'practice-questions': z.strictObject({ practiceQuestions: some(practiceQuestion) }),
  'dosage-calc': z.strictObject({ dosageProblems: some(dosageProblem) }),
  labeling: z.strictObject({ labelingExercises: some(labelingExercise) }),
  definitions: z.strictObject({
    definitions: some(z.strictObject({ term: short, definition: text, detail: text })),
  }),
  'true-false': z.strictObject({
    questions: some(z.strictObject({ statement: text, answer: z.boolean(), explanation: text })),
  }),
  'fill-blank': z.strictObject({
    questions: some(z.strictObject({ question: text, answer: short, explanation: text })),
  }),
  'mind-mapping': z.strictObject({ mindMaps: some(mindMap) }),
} as const satisfies Readonly<Record<StudyMethod, z.ZodType>>;

export type ContentOf<Method extends StudyMethod> = z.infer<(typeof studyAidContents)[Method]>;

/** An aid's content with the method that made it, so that its shape is known. */
export type StudyAidContent = {
  readonly [Method in StudyMethod]: {
    readonly method: Method;
    readonly content: ContentOf<Method>;
  };
}[StudyMethod];
