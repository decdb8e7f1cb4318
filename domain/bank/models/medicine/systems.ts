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

/** The features that decide between disorders of a system, in the systems whose diagnosis is asked. */
export const deciding = {
  endocrine:
    'Which hormone is high or low, whether the gland or its control is at fault, pace, electrolytes.',
  eent: 'One side or both, pain, vision or hearing lost, what otoscope or slit lamp shows.',
  gastrointestinal:
    'Site and course of pain, relation to meals, bleeding, stool, enzymes and bilirubin, imaging.',
  hematologic:
    'Cell line and cell size, smear, reticulocytes, iron studies, clotting tests, nodes and spleen.',
  'infectious-diseases':
    'Exposure and travel, incubation, immune state, pattern of fever and rash, culture or serology.',
  pulmonary:
    'Pace, sputum, what percussion and auscultation give, spirometry, gas exchange, chest imaging.',
  reproductive:
    'Pregnancy and gestational age, pattern of bleeding, pain, discharge, hormone levels, ultrasound.',
} as const satisfies Readonly<Partial<Record<System, string>>>;

/** A system whose diagnosis is asked. */
export type DecidedSystem = keyof typeof deciding;
