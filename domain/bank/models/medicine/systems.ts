import type { System } from '../../facts/medicine/condition.ts';

/** Short for the ids of models. */
export const codeOf: Readonly<Record<System, string>> = {
  cardiovascular: 'cvs',
  dermatologic: 'derm',
  endocrine: 'endo',
  eent: 'eent',
  gastrointestinal: 'gi',
  genitourinary: 'gu',
  hematologic: 'heme',
  'infectious-diseases': 'id',
  musculoskeletal: 'msk',
  neurologic: 'neuro',
  psychiatry: 'psych',
  pulmonary: 'pulm',
  renal: 'renal',
  reproductive: 'repro',
};
