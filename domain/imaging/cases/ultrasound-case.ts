import { askName } from '../authoring.ts';

/** What tells each finding of a still. */
const signs = {
  'Pulmonary edema': 'many bright beams (B-lines) from the pleura to the edge',
  'Normal lung': 'A-lines below a sliding pleura',
  Pneumothorax: 'a lung point, with no sliding beyond it',
  Pneumonia: 'lung like liver with bright branches',
  'Pleural effusion': 'a black space above the diaphragm with lung afloat',
  Gallstones: 'bright caps with black shadows in the gallbladder',
  'Gallbladder polyp': 'a bright spot on the wall that neither moves nor shadows',
  Hydronephrosis: 'a black branching space in the middle of the kidney',
  'Kidney cyst': 'one round black space at the edge of the kidney',
  'Free fluid': 'a black stripe between liver and kidney',
  'Aortic aneurysm': 'a round vessel before the spine, wider than 3 cm',
  'Deep vein thrombosis': 'a vein that does not close under the probe',
  'Patent vein': 'a vein that closes under light pressure',
  'Live pregnancy in the womb': 'a sac with yolk sac and an embryo',
  'Pregnancy that will not go on': 'a sac over 25 mm without an embryo',
  'Pregnancy outside the womb': 'an empty womb with a mass beside it',
  Tamponade: 'black fluid round the heart with a right side that falls in',
  'Suspicious thyroid nodule': 'a dark solid nodule, taller than wide, with bright dots',
  'Simple thyroid cyst': 'a black round space with a thin wall',
  'No abnormality': 'gray tissue and black fluid where they belong',
} as const;

type Sign = keyof typeof signs;

/** The first question of a still. */
export const askStill = (name: Sign, ...others: readonly Sign[]) =>
  askName(signs, { question: 'What does the still show?', right: name, wrong: others });

/** What every still is filed under. */
export const still = {
  modality: 'Ultrasound',
  sources: ['point-of-care ultrasound textbook', 'radiology textbook'],
} as const;
