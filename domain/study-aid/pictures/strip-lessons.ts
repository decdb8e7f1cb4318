import type { LessonCore, PictureLesson } from './picture-lesson.ts';

const strip = (core: LessonCore): PictureLesson => ({
  ...core,
  modality: 'ECG',
  bodyPart: 'Heart',
  imageType: 'Rhythm strip, schematic',
  kind: 'ecg',
});

/** Rhythm strips. Source: standard texts of electrocardiography. */
export const stripLessons: readonly PictureLesson[] = [
  strip({
    id: 'ecg-sinus-tachycardia',
    pathology: 'Sinus tachycardia',
    groups: [
      'cardiovascular',
      'arrhythmia',
      'ECG',
      'tachycardia',
      'sepsis',
      'endocrine',
      'thyroid',
    ],
    history: 'A 29-year-old woman with fever and a fast pulse is on a monitor.',
    parameters: { rhythm: 'sinus-tachycardia', rate: 124 },
    significance: 'A normal P wave before each narrow complex. The cause is treated, not the rate.',
  }),
  strip({
    id: 'ecg-sinus-bradycardia',
    pathology: 'Sinus bradycardia',
    groups: [
      'cardiovascular',
      'arrhythmia',
      'ECG',
      'bradycardia',
      'beta blocker',
      'digoxin',
      'hypothyroidism',
      'endocrine',
    ],
    history: 'A 71-year-old woman on a beta blocker is tired.',
    parameters: { rhythm: 'sinus-bradycardia', rate: 46 },
    significance:
      'Treated only where it causes symptoms: atropine, then pacing, and the drug behind it.',
  }),
  strip({
    id: 'ecg-atrial-fibrillation',
    pathology: 'Atrial fibrillation',
    groups: [
      'cardiovascular',
      'arrhythmia',
      'ECG',
      'atrial fibrillation',
      'stroke',
      'neurologic',
      'thyroid',
      'endocrine',
    ],
    history: 'A 76-year-old man notices an uneven pulse on his blood-pressure cuff.',
    parameters: { rhythm: 'atrial-fibrillation', rate: 112 },
    significance:
      'Irregular without a pattern and without P waves. Rate or rhythm is treated, and the risk of stroke decides on anticoagulation.',
  }),
  strip({
    id: 'ecg-flutter',
    pathology: 'Atrial flutter',
    groups: ['cardiovascular', 'arrhythmia', 'ECG', 'atrial flutter'],
    history: 'A 62-year-old man has palpitations at a steady 150 a minute.',
    parameters: { rhythm: 'atrial-flutter', rate: 150, every: 2 },
    significance:
      'Saw-tooth waves near 300/min with every second one conducted give a rate near 150.',
  }),
  strip({
    id: 'ecg-svt',
    pathology: 'Supraventricular tachycardia',
    groups: ['cardiovascular', 'arrhythmia', 'ECG', 'tachycardia'],
    history: 'A 24-year-old woman has had a racing heart that began like a switch ten minutes ago.',
    parameters: { rhythm: 'supraventricular', rate: 186 },
    significance: 'Vagal maneuvers, then adenosine where stable; a synchronized shock where not.',
  }),
  strip({
    id: 'ecg-mobitz-1',
    pathology: 'Second-degree AV block, Mobitz type I',
    groups: ['cardiovascular', 'arrhythmia', 'ECG', 'heart block', 'bradycardia'],
    history: 'An athlete of 30 years has a monitor overnight.',
    parameters: { rhythm: 'mobitz-1' },
    significance: 'The PR interval grows until a beat is dropped. Mostly benign.',
  }),
  strip({
    id: 'ecg-mobitz-2',
    pathology: 'Second-degree AV block, Mobitz type II',
    groups: ['cardiovascular', 'arrhythmia', 'ECG', 'heart block', 'syncope'],
    history: 'A 78-year-old man fainted at breakfast.',
    parameters: { rhythm: 'mobitz-2' },
    significance:
      'A constant PR interval with beats dropped without warning. It may go on to complete block, so a pacemaker is planned.',
  }),
  strip({
    id: 'ecg-third-degree',
    pathology: 'Third-degree AV block',
    groups: ['cardiovascular', 'arrhythmia', 'ECG', 'heart block', 'syncope'],
    history: 'An 81-year-old woman is dizzy with a pulse near 35.',
    parameters: { rhythm: 'third-degree' },
    significance:
      'P waves and complexes go their own ways. Pacing; atropine rarely helps a wide escape.',
  }),
  strip({
    id: 'ecg-vt',
    pathology: 'Ventricular tachycardia',
    groups: ['cardiovascular', 'arrhythmia', 'ECG', 'tachycardia', 'infarction'],
    history: 'A 66-year-old man, two years after an infarction, is sweating with a pulse of 170.',
    parameters: { rhythm: 'ventricular-tachycardia', rate: 170 },
    significance:
      'Wide and regular is ventricular tachycardia until shown otherwise. With a pulse and unstable: a synchronized shock.',
  }),
  strip({
    id: 'ecg-torsades',
    pathology: 'Torsades de pointes',
    groups: ['cardiovascular', 'arrhythmia', 'ECG', 'QT', 'magnesium', 'psychiatry'],
    history: 'A 54-year-old woman on methadone and a macrolide has brief faints.',
    parameters: { rhythm: 'torsades' },
    significance:
      'Complexes twist around the line on a long QT. Magnesium by IV; the drugs behind it are stopped.',
  }),
  strip({
    id: 'ecg-vf',
    pathology: 'Ventricular fibrillation',
    groups: ['cardiovascular', 'arrhythmia', 'ECG', 'arrest'],
    history: 'A 59-year-old man collapses in the waiting room and has no pulse.',
    parameters: { rhythm: 'ventricular-fibrillation-coarse' },
    significance: 'Defibrillation at once, with compressions until the shock and right after it.',
  }),
  strip({
    id: 'ecg-asystole',
    pathology: 'Asystole',
    groups: ['cardiovascular', 'arrhythmia', 'ECG', 'arrest'],
    history: 'During resuscitation the monitor of a 70-year-old man changes. There is no pulse.',
    parameters: { rhythm: 'asystole' },
    significance:
      'Not shocked. Compressions, epinephrine early, and the reversible causes; leads and gain are checked.',
  }),
  strip({
    id: 'ecg-st-elevation',
    pathology: 'ST-segment elevation',
    groups: ['cardiovascular', 'ECG', 'infarction', 'acute coronary syndrome', 'myocardial'],
    history: 'A 57-year-old woman has had chest pressure for 40 minutes.',
    parameters: { rhythm: 'st-elevation', st: 3 },
    significance:
      'In two neighboring leads with pain it means an artery that is shut: reperfusion without waiting for troponin.',
  }),
  strip({
    id: 'ecg-peaked-t',
    pathology: 'Peaked T waves of hyperkalemia',
    groups: ['renal', 'cardiovascular', 'ECG', 'potassium', 'hyperkalemia', 'endocrine', 'adrenal'],
    history: 'A 63-year-old man on dialysis missed two treatments and feels weak.',
    parameters: { rhythm: 'peaked-t' },
    significance:
      'Calcium protects the heart at once; insulin with glucose and albuterol shift potassium; dialysis removes it.',
  }),
  strip({
    id: 'ecg-paced',
    pathology: 'Ventricular pacing',
    groups: ['cardiovascular', 'ECG', 'pacemaker'],
    history: 'A 79-year-old woman has a device below her left collarbone.',
    parameters: { rhythm: 'paced' },
    significance:
      'A spike before every wide complex: the pacemaker captures. A spike without a complex would be loss of capture.',
  }),
];
