import { z } from 'zod';
import { instant } from '../kernel/time.ts';
import { fieldCode } from './fields.ts';

/** What the specification asks of every specialty. */
export const targetOfSpecialty = 1000;

const share = z.number().min(0).max(100);

const specialtyStatus = z.object({
  code: fieldCode,
  name: z.string(),
  status: z.enum(['not-started', 'in-progress', 'completed']),
  questions: z.int(),
  target: z.int(),
  /** Of the target, 100 at the most. */
  percentage: share,
  examQuestions: z.int(),
  /** Hours. */
  timeLimit: z.number(),
  /** Percent. */
  passingScore: share,
});

export const generationStatus = z.object({
  /** When an item was last published; null while there are none. */
  lastUpdated: instant.nullable(),
  completionPercentage: share,
  totalQuestions: z.int(),
  totalTarget: z.int(),
  specialties: z.array(specialtyStatus),
});
export type GenerationStatus = z.infer<typeof generationStatus>;

const areaReport = z.object({
  exam: z.string(),
  area: z.string(),
  /** Percent of the exam by its blueprint. */
  weight: z.number(),
  questions: z.int(),
  /** Percent of the field's items. */
  share: z.number(),
});

export const generationReport = z.array(
  z.object({
    field: z.string(),
    questions: z.int(),
    written: z.int(),
    models: z.int(),
    selectAll: z.int(),
    levels: z.object({ recall: z.int(), application: z.int(), analysis: z.int() }),
    areas: z.array(areaReport),
  }),
);
export type GenerationReport = z.infer<typeof generationReport>;

export const validationReport = z.array(
  z.object({
    field: z.string(),
    questions: z.int(),
    /** Rules that no item may break. */
    errors: z.array(z.object({ itemId: z.string(), rule: z.string(), detail: z.string() })),
    /** Signs of weak writing, counted by rule. */
    warnings: z.record(z.string(), z.int()),
  }),
);
export type ValidationReport = z.infer<typeof validationReport>;
