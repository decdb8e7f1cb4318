import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askStrip, strip, wave } from './waveform-case.ts';

const lead2 = { ...strip, view: 'Lead II, rhythm strip' } as const;

/** Strips of conduction between atria and ventricles, and of ST segment and T wave. */
export const conductionCases: readonly ImageCase[] = [
  {
    ...lead2,
    pathology: 'AV block',
    id: 'went-down-at-the-sink',
    title: 'Went down at the sink',
    patient: { age: '79 years', sex: 'female' },
    history:
      'Two faints without warning this week. Now drowsy and cool, pulse 34, blood pressure 82/46. Atropine 1 mg three times changed nothing.',
    clinicalScenario: 'March out the P waves, then the complexes, each with calipers.',
    questions: [
      askStrip(
        'Complete AV block',
        'AV block, Mobitz type I',
        'AV block, Mobitz type II',
        'First-degree AV block',
      ),
      ask('What is done next?', [
        right(
          'Transcutaneous pacing, with a transvenous wire prepared',
          'Atropine rarely helps a block below the node; a dopamine or epinephrine drip bridges.',
        ),
        wrong('Adenosine', 'It blocks the AV node further.'),
        wrong('Metoprolol', 'It slows what is already too slow.'),
        wrong('Watch on the ward', 'She is in shock.'),
      ]),
    ],
    significance:
      'Pace, stop drugs that slow conduction, look for ischemia and potassium; most need a permanent pacemaker.',
    learningObjectives: [
      'Recognize atria and ventricles that beat without relation',
      'Pace when atropine fails and perfusion is poor',
    ],
    tags: ['syncope', 'bradycardia', 'pacing'],
    image: wave('ecg', 8, { rhythm: 'third-degree', rate: 34, atrialRate: 88, seconds: 8 }),
  },
  {
    ...lead2,
    pathology: 'AV block',
    id: 'the-rower-asleep',
    title: 'The rower, asleep',
    patient: { age: '22 years', sex: 'male' },
    history:
      'Competitive rower, watched overnight after a broken nose. Well, blood pressure 118/70. The monitor marks pauses while he sleeps.',
    clinicalScenario: 'Compare the distance from P wave to complex, beat by beat up to the pause.',
    questions: [
      askStrip(
        'AV block, Mobitz type I',
        'AV block, Mobitz type II',
        'Complete AV block',
        'Normal sinus rhythm',
      ),
      ask('What follows for him?', [
        right(
          'Nothing but reassurance',
          'High vagal tone of an athlete asleep; the block lies in the node and seldom goes on to worse.',
        ),
        wrong('A permanent pacemaker', 'That is for symptoms, or a block below the node.'),
        wrong('Atropine now', 'He has no symptoms to treat.'),
      ]),
    ],
    significance: 'Benign in an athlete without symptoms; look for drugs and ischemia in others.',
    learningObjectives: [
      'Tell type I from type II by the PR interval before the pause',
      'Know which of them needs a pacemaker',
    ],
    tags: ['Wenckebach', 'athlete', 'vagal tone'],
    image: wave('ecg', 14, { rhythm: 'mobitz-1', rate: 55, every: 4, seconds: 8 }),
  },
  {
    ...strip,
    view: 'Lead III, rhythm strip',
    pathology: 'ST elevation',
    id: 'pressure-after-mowing',
    title: 'Pressure after mowing the lawn',
    patient: { age: '57 years', sex: 'male' },
    history:
      'Fifty minutes of pressure behind the breastbone with nausea. Leads II and aVF look like this one; aVL is depressed. Blood pressure 92/60, lungs clear, neck veins full.',
    clinicalScenario: 'Compare the level after each complex with that before its P wave.',
    questions: [
      askStrip(
        'Sinus rhythm with ST elevation',
        'Normal sinus rhythm',
        'Sinus rhythm with tall T waves',
        'First-degree AV block',
      ),
      ask('Which drug could drop his pressure most?', [
        right(
          'Nitroglycerin',
          'An inferior infarction may take the right ventricle, which lives on its filling: record V4R first.',
        ),
        wrong('Aspirin', 'It is given at once.'),
        wrong('Heparin', 'It goes with reperfusion and does not dilate veins.'),
        wrong('A cautious bolus of saline', 'A right ventricle that fails often needs it.'),
      ]),
    ],
    significance:
      'Inferior STEMI, perhaps with the right ventricle: aspirin, catheter laboratory within 90 minutes of contact, right-sided leads.',
    learningObjectives: [
      'Measure the ST segment at the J point',
      'Suspect the right ventricle in an inferior infarction',
    ],
    tags: ['STEMI', 'inferior', 'right ventricle'],
    image: wave('ecg', 7, { rhythm: 'st-elevation', rate: 82, st: 3, lead: 'III' }),
  },
  {
    ...lead2,
    pathology: 'Hyperkalemia',
    id: 'missed-two-sessions',
    title: 'Missed two sessions',
    patient: { age: '48 years', sex: 'female' },
    history:
      'On dialysis, snowed in and missed twice. Weak legs, pulse 62, blood pressure 146/88. The laboratory has not called yet.',
    clinicalScenario: 'Compare the height and the foot of each wave after the complex.',
    questions: [
      askStrip(
        'Sinus rhythm with tall T waves',
        'Sinus rhythm with ST elevation',
        'Normal sinus rhythm',
        'Complete AV block',
      ),
      ask('What is given first?', [
        right(
          'Intravenous calcium',
          'It steadies the membrane within minutes and does not wait for the laboratory.',
        ),
        wrong(
          'Insulin without glucose',
          'Insulin shifts potassium, but comes second and with glucose.',
        ),
        wrong('Sodium polystyrene alone', 'It acts in hours, if at all.'),
        wrong('Furosemide', 'She makes no urine.'),
      ]),
    ],
    significance:
      'Calcium, then insulin with glucose and albuterol to shift potassium, and dialysis to remove it.',
    learningObjectives: ['Recognize the T waves of potassium', 'Give calcium before the number'],
    tags: ['potassium', 'dialysis'],
    image: wave('ecg', 9, { rhythm: 'peaked-t', rate: 62 }),
  },
];
