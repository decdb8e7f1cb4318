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

/** The features that decide between disorders of a system. */
export const deciding: Readonly<Record<System, string>> = {
  cardiovascular:
    'Character and timing of pain, murmur and its response to manoeuvres, pressure and pulse in each limb, ECG, jugular pressure.',
  dermatologic:
    'Primary lesion, distribution, course, itch or pain, mucosal involvement, exposure and drugs.',
  endocrine:
    'Which hormone is high or low, whether the gland or its control is at fault, pace, electrolytes.',
  eent: 'One side or both, pain, vision or hearing lost, what otoscope or slit lamp shows.',
  gastrointestinal:
    'Site and course of pain, relation to meals, bleeding, stool, enzymes and bilirubin, imaging.',
  genitourinary:
    'Pain or none, voiding pattern, urinalysis, examination of prostate, testis and scrotum, age.',
  hematologic:
    'Cell line and cell size, smear, reticulocytes, iron studies, clotting tests, nodes and spleen.',
  'infectious-diseases':
    'Exposure and travel, incubation, immune state, pattern of fever and rash, culture or serology.',
  musculoskeletal:
    'Joint pattern, inflammatory or mechanical pain, mechanism of injury, special tests, synovial fluid, films.',
  neurologic:
    'Onset and pace, level of the lesion, upper or lower motor neuron signs, imaging and spinal fluid.',
  psychiatry:
    'Core symptoms, how long they last, what set them off, loss of function, substances and medical causes.',
  pulmonary:
    'Pace, sputum, what percussion and auscultation give, spirometry, gas exchange, chest imaging.',
  renal:
    'Urine sediment, protein, fractional excretion of sodium, size of the kidneys, electrolytes.',
  reproductive:
    'Pregnancy and gestational age, pattern of bleeding, pain, discharge, hormone levels, ultrasound.',
};
