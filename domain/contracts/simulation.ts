import { z } from 'zod';

/** What the monitor shows; pressures as systolic over diastolic in mm Hg, temperature in °C. */
export const vitalSigns = z.strictObject({
  /** Beats a minute. */
  hr: z.int(),
  bp: z.string().regex(/^\d{2,3}\/\d{2,3}$/),
  /** Breaths a minute. */
  rr: z.int(),
  temp: z.number(),
  /** Percent. */
  spo2: z.int(),
});
export type VitalSigns = z.infer<typeof vitalSigns>;

export const clinicalStatuses = ['stable', 'improved', 'worsened', 'critical'] as const;
export type ClinicalStatus = (typeof clinicalStatuses)[number];

export const optionTypes = ['assessment', 'intervention', 'medication', 'monitoring'] as const;
export type OptionType = (typeof optionTypes)[number];

const optionId = z.string().regex(/^[A-D]$/);

const consequence = z.strictObject({
  vitalSignChanges: vitalSigns.partial(),
  clinicalStatus: z.enum(clinicalStatuses),
});

const decisionPoint = z.strictObject({
  situation: z.string(),
  question: z.string(),
  options: z
    .array(
      z.strictObject({
        id: optionId,
        type: z.enum(optionTypes),
        text: z.string(),
        isCorrect: z.boolean(),
      }),
    )
    .length(4),
  correctOptionId: optionId,
  consequences: z.strictObject({
    correct: consequence,
    /** By the id of the option. */
    incorrect: z.record(optionId, consequence),
  }),
  feedback: z.strictObject({ correct: z.string(), incorrect: z.record(optionId, z.string()) }),
});

/** A patient problem of the clinical simulation, in the shape of the specification. */
export const simulationScenario = z.strictObject({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  patientInfo: z.strictObject({
    age: z.string(),
    gender: z.enum(['female', 'male']),
    weight: z.string(),
    setting: z.string(),
    diagnosis: z.string(),
  }),
  initialPresentation: z.strictObject({
    vitalSigns,
    labValues: z.record(z.string(), z.string()),
  }),
  decisionPoints: z.array(decisionPoint).min(3).max(6),
  learningObjectives: z.array(z.string()).min(1),
});
export type SimulationScenario = z.infer<typeof simulationScenario>;
