import { z } from 'zod';

type Range = { readonly least: number; readonly most: number; readonly usual: number };

/** Every rhythm with the rates of its ventricles. */
export const rates = {
  sinus: { least: 60, most: 100, usual: 76 },
  'sinus-bradycardia': { least: 30, most: 59, usual: 44 },
  'sinus-tachycardia': { least: 101, most: 180, usual: 126 },
  'sinus-arrhythmia': { least: 50, most: 100, usual: 72 },
  'premature-atrial': { least: 50, most: 100, usual: 74 },
  'atrial-fibrillation': { least: 40, most: 180, usual: 118 },
  'atrial-flutter': { least: 60, most: 160, usual: 75 },
  supraventricular: { least: 150, most: 250, usual: 190 },
  junctional: { least: 40, most: 60, usual: 48 },
  'first-degree': { least: 40, most: 100, usual: 66 },
  'mobitz-1': { least: 30, most: 80, usual: 58 },
  'mobitz-2': { least: 25, most: 80, usual: 54 },
  'third-degree': { least: 20, most: 60, usual: 36 },
  'premature-ventricular': { least: 50, most: 100, usual: 76 },
  idioventricular: { least: 20, most: 40, usual: 34 },
  'ventricular-tachycardia': { least: 120, most: 250, usual: 176 },
  torsades: { least: 160, most: 280, usual: 220 },
  'ventricular-fibrillation-coarse': { least: 0, most: 0, usual: 0 },
  'ventricular-fibrillation-fine': { least: 0, most: 0, usual: 0 },
  asystole: { least: 0, most: 0, usual: 0 },
  paced: { least: 50, most: 100, usual: 70 },
  'st-elevation': { least: 50, most: 120, usual: 78 },
  'peaked-t': { least: 30, most: 120, usual: 62 },
} as const satisfies Readonly<Record<string, Range>>;

export type RhythmName = keyof typeof rates;
export const rhythmNames = Object.keys(rates) as [RhythmName, ...RhythmName[]];

const between = (least: number, most: number, what: string) =>
  z.coerce
    .number(`Write ${what} as a number`)
    .min(least, `Use ${what} of ${least} to ${most}`)
    .max(most, `Use ${what} of ${least} to ${most}`);

const written = z.strictObject({
  rhythm: z.enum(rhythmNames, { error: `Known rhythms are ${rhythmNames.join(', ')}` }),
  /** Beats of the ventricles a minute. */
  rate: between(0, 300, 'a rate').optional(),
  lead: z.enum(['I', 'II', 'III', 'V1', 'V5'], 'Leads are I, II, III, V1 and V5').default('II'),
  seconds: between(6, 10, 'a length in seconds').pipe(z.int()).default(6),
  /** Milliseconds from P to QRS. */
  pr: between(100, 480, 'a PR interval in ms').optional(),
  /** Beats in a group: each fourth premature, four P waves to three complexes, flutter waves to a complex. */
  every: between(2, 8, 'a group of beats').pipe(z.int()).optional(),
  /** Beats of the atria a minute, in third-degree block. */
  atrialRate: between(50, 150, 'an atrial rate').default(84),
  /** Millimeters of elevation. */
  st: between(1, 8, 'an ST elevation in mm').default(3),
});

export type EcgParameters = z.infer<typeof written> & { readonly rate: number };

const prBounds = ({ rhythm }: { readonly rhythm: RhythmName }): readonly [number, number] =>
  rhythm === 'first-degree' ? [210, 480] : [120, 200];

/** Refuses a rate or an interval that its rhythm cannot have. */
export const ecgParameters: z.ZodType<EcgParameters> = written
  .superRefine((ecg, { addIssue }) => {
    const { least, most } = rates[ecg.rhythm];
    if (ecg.rate !== undefined && (ecg.rate < least || ecg.rate > most)) {
      const message = `${ecg.rhythm} has a rate of ${least} to ${most}`;
      addIssue({ code: 'custom', path: ['rate'], message });
    }
    const [shortest, longest] = prBounds(ecg);
    if (ecg.pr !== undefined && (ecg.pr < shortest || ecg.pr > longest)) {
      const message = `${ecg.rhythm} has a PR interval of ${shortest} to ${longest} ms`;
      addIssue({ code: 'custom', path: ['pr'], message });
    }
  })
  .transform((ecg) => ({ ...ecg, rate: ecg.rate ?? rates[ecg.rhythm].usual }));
