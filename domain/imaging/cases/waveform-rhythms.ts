import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askStrip, strip, wave } from './waveform-case.ts';

const lead2 = { ...strip, view: 'Lead II, rhythm strip' } as const;

/** Strips of rhythms that begin above the ventricles, or in them. */
export const rhythmCases: readonly ImageCase[] = [
  {
    ...lead2,
    pathology: 'Arrhythmia',
    id: 'a-bird-in-the-chest',
    title: 'A bird in the chest since Tuesday',
    patient: { age: '71 years', sex: 'female' },
    history:
      'Hypertension. For three days a racing heart and less breath on the stairs. Blood pressure 132/78, SpO₂ 96%, lungs clear, alert.',
    clinicalScenario: 'Lay a paper edge along the complexes, then look at the line between them.',
    questions: [
      askStrip(
        'Atrial fibrillation',
        'Atrial flutter',
        'Sinus tachycardia',
        'Supraventricular tachycardia',
      ),
      ask('She is stable. What has to come before an elective cardioversion?', [
        right(
          'Three weeks of full anticoagulation, or a look for clot by transesophageal echo',
          'After 48 hours or more a clot may lie in the left atrial appendage; anticoagulation goes on for at least four weeks afterward.',
        ),
        wrong('Nothing: shock her today', 'That is for the unstable patient.'),
        wrong('Aspirin for a week', 'Aspirin does not prevent this clot.'),
        wrong('A loading dose of digoxin', 'It slows the rate and prevents no stroke.'),
      ]),
    ],
    significance:
      'Slow the rate with a beta-blocker or diltiazem, anticoagulate by CHA₂DS₂-VASc, check thyroid and electrolytes, then decide about rhythm.',
    learningObjectives: [
      'Recognize an irregularly irregular rhythm without P waves',
      'Know what an onset of more than 48 hours changes',
    ],
    tags: ['irregularly irregular', 'anticoagulation'],
    image: wave('ecg', 12, { rhythm: 'atrial-fibrillation', rate: 124, seconds: 8 }),
  },
  {
    ...lead2,
    pathology: 'Arrhythmia',
    id: 'tired-since-the-spring',
    title: 'Tired since the spring',
    patient: { age: '58 years', sex: 'male' },
    history:
      'Takes metoprolol for a fast heart found last week. Tired, ankles a little swollen. Pulse 75 and even, blood pressure 124/80.',
    clinicalScenario: 'The pulse is even and of usual rate. Look at what fills the line between.',
    questions: [
      askStrip(
        'Atrial flutter',
        'Atrial fibrillation',
        'Normal sinus rhythm',
        'AV block, Mobitz type II',
      ),
      ask('Which treatment most often ends it for good?', [
        right(
          'Catheter ablation across the cavotricuspid isthmus',
          'The common circuit runs through this bridge of the right atrium.',
        ),
        wrong('A higher dose of metoprolol', 'It slows the ventricles and leaves the circuit.'),
        wrong('Adenosine', 'It uncovers the waves for seconds and does not end the circuit.'),
        wrong('A permanent pacemaker', 'Nothing is too slow here.'),
      ]),
    ],
    significance:
      'Anticoagulate by the same rules as in atrial fibrillation, control the rate, refer for ablation.',
    learningObjectives: [
      'Recognize a saw tooth with a fixed share of conducted waves',
      'Know that an even pulse does not exclude an atrial arrhythmia',
    ],
    tags: ['saw tooth', 'ablation'],
    image: wave('ecg', 5, { rhythm: 'atrial-flutter', rate: 75, every: 4 }),
  },
  {
    ...lead2,
    pathology: 'Arrhythmia',
    id: 'sweating-at-the-wheel',
    title: 'Sweating at the wheel',
    patient: { age: '64 years', sex: 'male' },
    history:
      'Heart attack four years ago, ejection fraction 30%. Pulled over, sweating and lightheaded. Pulse thready, blood pressure 76/48, answers slowly.',
    clinicalScenario: 'Judge the width first, then the patient.',
    questions: [
      askStrip(
        'Ventricular tachycardia',
        'Torsades de pointes',
        'Supraventricular tachycardia',
        'Atrial flutter',
      ),
      ask('What is done now?', [
        right(
          'Synchronized cardioversion, with sedation if time allows',
          'He has a pulse and is in shock: electricity comes before drugs.',
        ),
        wrong('Verapamil', 'In a ventricular rhythm it can end the circulation.'),
        wrong('An amiodarone drip and a wait of an hour', 'That is for a patient who is stable.'),
        wrong('Carotid massage', 'It does not reach a circuit in the ventricle.'),
      ]),
    ],
    significance:
      'Cardiovert, then amiodarone or lidocaine, correct potassium and magnesium, look for ischemia, and consider a defibrillator.',
    learningObjectives: [
      'Treat a broad regular tachycardia as ventricular until it is proven otherwise',
      'Choose synchronized shock for a pulse with shock',
    ],
    tags: ['wide complex', 'cardioversion', 'unstable'],
    image: wave('ecg', 3, { rhythm: 'ventricular-tachycardia', rate: 176 }),
  },
  {
    ...lead2,
    pathology: 'Normal rhythm',
    id: 'before-a-new-knee',
    title: 'Before a new knee',
    patient: { age: '61 years', sex: 'female' },
    history:
      'To have a knee replaced next week. Walks two flights of stairs, no chest pain, takes lisinopril. Blood pressure 128/74.',
    clinicalScenario: 'Go through rate, regularity, P waves, PR, QRS, ST and T in order.',
    questions: [
      askStrip(
        'Normal sinus rhythm',
        'First-degree AV block',
        'Sinus tachycardia',
        'AV block, Mobitz type I',
      ),
      ask('At 25 mm/s and 10 mm/mV, what does one large box stand for?', [
        right('0.2 second and 0.5 mV', 'Five small boxes of 0.04 second and 0.1 mV each.'),
        wrong('0.04 second and 0.1 mV', 'That is a small box.'),
        wrong('1 second and 1 mV', 'A second is five large boxes, a millivolt two.'),
      ]),
    ],
    significance: 'Nothing on this strip delays the operation; keep it to compare with later.',
    learningObjectives: ['Read a strip in a fixed order', 'Know the boxes by heart'],
    tags: ['preoperative', 'calibration'],
    image: wave('ecg', 3, { rhythm: 'sinus', rate: 64 }),
  },
];
