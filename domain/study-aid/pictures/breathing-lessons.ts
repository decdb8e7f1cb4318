import type { LessonCore, PictureLesson } from './picture-lesson.ts';

const capnogram = (core: LessonCore): PictureLesson => ({
  ...core,
  modality: 'Capnography',
  bodyPart: 'Airway',
  imageType: 'Capnogram, schematic',
  kind: 'capnogram',
});

const waveform = (core: LessonCore): PictureLesson => ({
  ...core,
  modality: 'Ventilator',
  bodyPart: 'Lung',
  imageType: 'Ventilator graphics, schematic',
  kind: 'ventilator-graphics',
});

const loop = (core: LessonCore): PictureLesson => ({
  ...core,
  modality: 'Spirometry',
  bodyPart: 'Lung',
  imageType: 'Flow-volume loop, schematic',
  kind: 'flow-volume',
});

/** Capnograms, ventilator graphics and spirograms. Source: standard respiratory care texts. */
export const breathingLessons: readonly PictureLesson[] = [
  capnogram({
    id: 'co2-normal',
    pathology: 'Normal capnogram',
    groups: ['pulmonary', 'capnography', 'airway', 'ventilator'],
    history: 'A 50-year-old man is ventilated during an operation.',
    parameters: { pattern: 'normal' },
    significance: 'A steep rise, a flat plateau, and an end-tidal value of 35 to 45 mm Hg.',
  }),
  capnogram({
    id: 'co2-obstruction',
    pathology: 'Expiratory obstruction',
    groups: ['pulmonary', 'capnography', 'asthma', 'COPD', 'bronchospasm'],
    history: 'A 31-year-old woman with tight, quiet breath sounds is ventilated.',
    parameters: { pattern: 'obstruction' },
    significance:
      'A shark fin: lungs that empty unevenly. Bronchodilators and time to breathe out.',
  }),
  capnogram({
    id: 'co2-esophageal',
    pathology: 'Esophageal intubation',
    groups: ['airway', 'intubation', 'capnography', 'emergency'],
    history: 'A tube was placed in a 44-year-old man in the emergency department.',
    parameters: { pattern: 'esophageal' },
    significance:
      'A few small waves and then nothing: the tube comes out, and the patient is ventilated by mask.',
  }),
  capnogram({
    id: 'co2-rosc',
    pathology: 'Return of circulation',
    groups: ['arrest', 'cardiovascular', 'capnography', 'resuscitation'],
    history: 'A 52-year-old man is in the ninth minute of resuscitation.',
    parameters: { pattern: 'rosc' },
    significance: 'A sudden lasting rise during compressions is often the first sign of a pulse.',
  }),
  capnogram({
    id: 'co2-hypoventilation',
    pathology: 'Hypoventilation',
    groups: ['pulmonary', 'capnography', 'opioid', 'sedation', 'neurologic', 'overdose'],
    history: 'A 38-year-old woman is drowsy after morphine.',
    parameters: { pattern: 'hypoventilation' },
    significance: 'The end-tidal value rises before saturation falls in a patient on oxygen.',
  }),
  waveform({
    id: 'vent-auto-peep',
    pathology: 'Auto-PEEP',
    groups: ['ventilator', 'pulmonary', 'COPD', 'asthma', 'mechanical ventilation'],
    history: 'A 66-year-old man with emphysema is ventilated and hard to synchronize.',
    parameters: { mode: 'volume', fault: 'auto-peep' },
    significance:
      'Flow has not come to zero when the next breath begins. More time to breathe out, fewer breaths, bronchodilators.',
  }),
  waveform({
    id: 'vent-flow-starvation',
    pathology: 'Flow starvation',
    groups: ['ventilator', 'pulmonary', 'mechanical ventilation', 'asynchrony'],
    history: 'A 47-year-old woman with pneumonia pulls hard at each breath.',
    parameters: { mode: 'volume', fault: 'flow-starvation' },
    significance:
      'The pressure curve is scooped: the set flow is less than what the patient wants.',
  }),
  waveform({
    id: 'vent-double-trigger',
    pathology: 'Double triggering',
    groups: ['ventilator', 'pulmonary', 'ARDS', 'mechanical ventilation', 'asynchrony'],
    history: 'A 55-year-old man with ARDS gets two breaths where one was meant.',
    parameters: { mode: 'volume', fault: 'double-trigger' },
    significance:
      'The patient still breathes in when the machine ends: the volumes stack. Inspiratory time, drive, or sedation is mended.',
  }),
  loop({
    id: 'loop-obstruction',
    pathology: 'Airway obstruction',
    groups: ['pulmonary', 'spirometry', 'COPD', 'asthma', 'pulmonary function'],
    history: 'A 61-year-old smoker is short of breath on stairs.',
    parameters: { pattern: 'obstruction' },
    significance:
      'The limb of breathing out is scooped. FEV1/FVC below the lower limit of normal makes it.',
  }),
  loop({
    id: 'loop-restriction',
    pathology: 'Restriction',
    groups: [
      'pulmonary',
      'spirometry',
      'fibrosis',
      'interstitial',
      'pulmonary function',
      'musculoskeletal',
    ],
    history: 'A 68-year-old man has a dry cough and crackles at both bases.',
    parameters: { pattern: 'restriction' },
    significance: 'A small, steep loop. Lung volumes are measured to prove it.',
  }),
  loop({
    id: 'loop-fixed',
    pathology: 'Fixed upper-airway obstruction',
    groups: ['pulmonary', 'spirometry', 'airway', 'trachea', 'stridor', 'eent'],
    history: 'A 49-year-old woman, long ventilated last year, has noisy breathing in and out.',
    parameters: { pattern: 'fixed' },
    significance: 'Both limbs are flat: a narrowing that does not give, as after a tracheal tube.',
  }),
];
