import { z } from 'zod';

/** The ways to study a topic, as the specification names and orders them. */
export const studyMethods = [
  ...(['flashcards', 'matching', 'case-studies', 'image-interpretation'] as const),
  ...(['clinical-scenarios', 'drug-cards', 'concept-maps', 'practice-questions'] as const),
  ...(['dosage-calc', 'labeling', 'definitions', 'true-false', 'fill-blank'] as const),
  'mind-mapping',
] as const;

export const studyMethod = z.enum(studyMethods);
export type StudyMethod = z.infer<typeof studyMethod>;

/** Never asked of a model: it cannot draw our pictures, and is not trusted with arithmetic. */
export const builtInMethods = ['image-interpretation', 'labeling', 'dosage-calc'] as const;
export type BuiltInMethod = (typeof builtInMethods)[number];

/** What a method is called, and what it is good for in one sentence. */
type MethodWords = { readonly label: string; readonly hint: string };

export const methodWords: Readonly<Record<StudyMethod, MethodWords>> = {
  flashcards: {
    label: 'Flashcards',
    hint: 'A question on the front, the answer and its reason on the back. Best for drugs, values, and what tells two conditions apart.',
  },
  matching: {
    label: 'Matching',
    hint: 'Put each term beside what belongs to it. Best for conditions and drugs that are easily confused.',
  },
  'case-studies': {
    label: 'Case Study',
    hint: 'A patient, the questions a clinician would ask, and the points to keep.',
  },
  'image-interpretation': {
    label: 'Image Interpretation',
    hint: 'A strip, waveform, or film drawn for learning: describe it first, then compare.',
  },
  'clinical-scenarios': {
    label: 'Clinical Scenario',
    hint: 'Decide, see what comes of it, and decide again.',
  },
  'drug-cards': {
    label: 'Drug Card',
    hint: 'Class, action, uses, harms, cautions, and what to monitor, on one card.',
  },
  'concept-maps': {
    label: 'Concept Map',
    hint: 'How cause, findings, tests, treatment, and look-alikes hang together.',
  },
  'practice-questions': {
    label: 'Practice Questions',
    hint: 'Single best answer with a reason for every option. Not counted in your scores.',
  },
  'dosage-calc': {
    label: 'Dosage Calculation',
    hint: 'Work each problem step by step; every step is checked.',
  },
  labeling: { label: 'Labeling', hint: 'Place each name on the drawing.' },
  definitions: { label: 'Definitions', hint: 'The term, what it is, and why it matters.' },
  'true-false': { label: 'True or False', hint: 'One statement at a time, with the reason.' },
  'fill-blank': { label: 'Fill in the Blank', hint: 'Recall the missing words before you look.' },
  'mind-mapping': {
    label: 'Mind Map',
    hint: 'The topic in the middle, everything else on branches.',
  },
};
