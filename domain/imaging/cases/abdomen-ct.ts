import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askTrunk } from './slice-signs.ts';

const belly = {
  modality: 'CT',
  bodyPart: 'Abdomen',
  view: 'Axial, contrast',
  sources: ['radiology textbook', 'surgical textbook'],
} as const;

/** Slices of the abdomen. */
export const abdomenCtCases: readonly ImageCase[] = [
  {
    ...belly,
    pathology: 'Appendicitis',
    id: 'pain-that-wandered',
    title: 'Pain that wandered',
    patient: { age: '18 years', sex: 'female' },
    history:
      'Pain about the navel yesterday, now lower right, no appetite, 37.9 °C, white cells 15. Pregnancy test negative.',
    clinicalScenario: 'Find the cecum, then what leaves it.',
    questions: [
      askTrunk('Appendicitis', 'Diverticulitis', 'Ureteric stone', 'No abnormality'),
      ask('What is offered?', [
        right(
          'Laparoscopic removal, with antibiotics',
          'With a stone in it antibiotics alone fail more often.',
        ),
        wrong('Enema', 'No.'),
        wrong('Food and review', 'She goes to surgery fasting.'),
      ]),
    ],
    significance: 'Antibiotic, pain relief, appendectomy within a day.',
    learningObjectives: ['Name three signs: width, wall, fat', 'Test for pregnancy first'],
    tags: ['acute abdomen'],
    image: { kind: 'ct-abdomen', finding: 'appendicitis', side: 'right' },
  },
  {
    ...belly,
    view: 'Axial, no contrast',
    pathology: 'Urinary stone',
    id: 'cannot-lie-still',
    title: 'He cannot lie still',
    patient: { age: '39 years', sex: 'male' },
    history:
      'Waves of pain from the left flank to the groin, vomits, blood in the urine. Temperature 36.8 °C.',
    clinicalScenario: 'Why is no contrast given?',
    questions: [
      askTrunk('Ureteric stone', 'Appendicitis', 'Abdominal aortic aneurysm', 'No abnormality'),
      ask('What would make it an emergency?', [
        right(
          'Fever, a single kidney, or pain that cannot be held',
          'An infected blocked kidney must be drained at once.',
        ),
        wrong('Blood in the urine', 'It is usual.'),
        wrong('Vomiting once', 'Usual as well.'),
      ]),
    ],
    significance:
      'Anti-inflammatory drug for pain, urine culture, time for small stones; drain if infected.',
    learningObjectives: ['Know why stones are sought without contrast', 'Know when to drain'],
    tags: ['colic'],
    image: { kind: 'ct-abdomen', finding: 'kidney-stone', side: 'left' },
  },
  {
    ...belly,
    pathology: 'Aortic aneurysm',
    id: 'pulse-in-the-belly',
    title: 'A pulse in the belly',
    patient: { age: '73 years', sex: 'male' },
    history: 'Smoker, pulsating mass found on a routine visit, no pain. Blood pressure 146/82.',
    clinicalScenario: 'Measure what seems wide.',
    questions: [
      askTrunk('Abdominal aortic aneurysm', 'Aortic dissection', 'Pancreatitis', 'No abnormality'),
      ask('From which width is repair offered to men?', [
        right('5.5 cm', 'Earlier in women, with fast growth or with pain.'),
        wrong('3 cm', 'That defines an aneurysm.'),
        wrong('10 cm', 'Most would have burst.'),
      ]),
    ],
    significance: '7 cm: repair soon, open or from within; stop smoking, statin, pressure.',
    learningObjectives: ['Measure outer to outer wall', 'Know the thresholds'],
    tags: ['screening'],
    image: { kind: 'ct-abdomen', finding: 'aortic-aneurysm', side: 'left' },
  },
  {
    ...belly,
    pathology: 'Splenic injury',
    id: 'handlebar-in-the-left-side',
    title: 'Handlebar in the left side',
    patient: { age: '16 years', sex: 'male' },
    history:
      'Fell on the handlebar, pain of the left belly and left shoulder. Heart rate 104, blood pressure 112/70.',
    clinicalScenario: 'Compare the gray of liver and spleen.',
    questions: [
      askTrunk('Laceration of the spleen', 'Pancreatitis', 'Ureteric stone', 'No abnormality'),
      ask('He is stable. What is usual?', [
        right(
          'Watch closely without surgery, embolize if it bleeds on',
          'The spleen is kept where possible, above all in the young.',
        ),
        wrong('Take the spleen out in all', 'Only if unstable.'),
        wrong('Send him home', 'It may bleed late.'),
      ]),
    ],
    significance: 'Monitor, blood ready, no sport for weeks; vaccines if the spleen is lost.',
    learningObjectives: [
      'Know referred pain to the shoulder',
      'Treat by the patient, not the grade alone',
    ],
    tags: ['trauma'],
    image: { kind: 'ct-abdomen', finding: 'splenic-laceration', side: 'left' },
  },
  {
    ...belly,
    pathology: 'Diverticulitis',
    id: 'sore-lower-left',
    title: 'Sore at the lower left',
    patient: { age: '59 years', sex: 'female' },
    history: 'Three days of pain at the lower left, 38.1 °C, white cells 13, eats and drinks.',
    clinicalScenario: 'Is there an abscess or free air?',
    questions: [
      askTrunk('Diverticulitis', 'Appendicitis', 'Small-bowel obstruction', 'No abnormality'),
      ask('Uncomplicated and well: how is it treated?', [
        right(
          'At home; antibiotics only for some',
          'Pain relief and review; not all need antibiotics.',
        ),
        wrong('Resection now', 'For perforation or failure.'),
        wrong('Colonoscopy today', 'It may perforate an inflamed bowel: some weeks later.'),
      ]),
    ],
    significance: 'Outpatient care; colonoscopy in 6 to 8 weeks if none was done lately.',
    learningObjectives: ['Name signs of complication'],
    tags: ['colon'],
    image: { kind: 'ct-abdomen', finding: 'diverticulitis', side: 'left' },
  },
  {
    ...belly,
    pathology: 'Pancreatitis',
    id: 'pain-through-to-the-back',
    title: 'Pain through to the back',
    patient: { age: '47 years', sex: 'male' },
    history:
      'Drinks heavily, pain of the upper belly to the back for two days, vomits. Lipase 12 times normal.',
    clinicalScenario: 'Is the whole gland bright with contrast?',
    questions: [
      askTrunk(
        'Pancreatitis',
        'Diverticulitis',
        'Laceration of the spleen',
        'Abdominal aortic aneurysm',
      ),
      ask('What helps in the first day?', [
        right(
          'Fluids guided by response, pain relief, early food',
          'Antibiotics only for infection.',
        ),
        wrong('Antibiotics for all', 'No gain.'),
        wrong('Nothing by mouth for two weeks', 'Early feeding is better.'),
      ]),
    ],
    significance:
      'Balanced fluids, pain relief, look for gallstones, watch organs; dead tissue that is infected is drained late.',
    learningObjectives: ['Recognize necrosis as missing contrast'],
    tags: ['alcohol'],
    image: { kind: 'ct-abdomen', finding: 'pancreatitis', side: 'left' },
  },
  {
    ...belly,
    pathology: 'Normal abdomen',
    id: 'crash-and-no-pain',
    title: 'After a crash, no pain',
    patient: { age: '26 years', sex: 'female' },
    history: 'High-speed crash, belted, seat belt mark, no pain, stable.',
    clinicalScenario: 'Go organ by organ.',
    questions: [
      askTrunk('No abnormality', 'Laceration of the spleen', 'Pancreatitis', 'Appendicitis'),
      ask('What may an early CT miss?', [
        right(
          'Injury of bowel, pancreas or diaphragm',
          'A belt mark means: watch and examine again.',
        ),
        wrong('A torn liver', 'It is seen well.'),
        wrong('Free fluid', 'Seen well.'),
      ]),
    ],
    significance: 'Observe because of the belt mark, examine again, repeat if pain comes.',
    learningObjectives: ['Respect the seat belt mark'],
    tags: ['trauma'],
    image: { kind: 'ct-abdomen', finding: 'none', side: 'left' },
  },
];
