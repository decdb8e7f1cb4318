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

/** Those that change; the others stay. */
export const vitalSignChanges = vitalSigns.partial();

export const clinicalStatus = z.enum(['stable', 'improved', 'worsened', 'critical']);
export type ClinicalStatus = z.infer<typeof clinicalStatus>;

export const patientMoment = z.strictObject({ vitalSigns, clinicalStatus });
export type PatientMoment = z.infer<typeof patientMoment>;
