import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askGas, gas, wave } from './waveform-case.ts';

/** Capnograms. */
export const gasCases: readonly ImageCase[] = [
  {
    ...gas,
    pathology: 'Misplaced tube',
    id: 'after-the-second-attempt',
    title: 'After the second attempt',
    patient: { age: '44 years', sex: 'male' },
    history:
      'Septic shock. A tube went in at the second attempt; the view was poor. Fog in the tube, breath sounds uncertain, SpO₂ 93% and falling, pulse 118.',
    clinicalScenario: 'Follow the height of the waves from breath to breath.',
    questions: [
      askGas('Tube in the esophagus', 'Normal capnogram', 'Leak at the cuff', 'Airway obstruction'),
      ask('What is done?', [
        right(
          'Take the tube out and give oxygen by bag and mask',
          'Without lasting waves there is no proof of a tube in the trachea; fog and sounds deceive.',
        ),
        wrong('Wait for a chest film', 'It takes time that he does not have.'),
        wrong('Advance the tube 2 cm', 'It would go further down the wrong way.'),
        wrong('Inflate the cuff more', 'The cuff is not what is wrong.'),
      ]),
    ],
    significance:
      'No sustained exhaled CO₂ means no tube in the trachea: remove it, oxygenate, then a new plan.',
    learningObjectives: [
      'Confirm every tube by waves that last',
      'Do not trust fog and breath sounds alone',
    ],
    tags: ['intubation', 'tube confirmation'],
    image: wave('capnogram', 4, { pattern: 'esophageal' }),
  },
  {
    ...gas,
    pathology: 'Airway obstruction',
    id: 'third-inhaler-tonight',
    title: 'The third inhaler tonight',
    patient: { age: '23 years', sex: 'female' },
    history:
      'Tight chest since the afternoon, speaks in single words, breathing 24 a minute with her shoulders, SpO₂ 92%. CO₂ is sampled at the nose.',
    clinicalScenario: 'Look for the corner between upstroke and plateau.',
    questions: [
      askGas('Airway obstruction', 'Rebreathing', 'Normal capnogram', 'Hyperventilation'),
      ask('Which course says that treatment works?', [
        right(
          'The upstroke grows steep and a level top comes back',
          'The lung empties evenly again.',
        ),
        wrong(
          'The value climbs while she becomes drowsy',
          'She tires: prepare to support her breathing.',
        ),
        wrong('The waves become small and rare', 'Little gas moves: a threat.'),
      ]),
    ],
    significance:
      'Albuterol with ipratropium, a systemic steroid, magnesium if severe; a rising value with fatigue calls for ventilation.',
    learningObjectives: ['Recognize a shark fin', 'Follow treatment by the form of the wave'],
    tags: ['asthma', 'shark fin', 'bronchospasm'],
    image: wave('capnogram', 6, { pattern: 'obstruction', rate: 24, etco2: 47 }),
  },
  {
    ...gas,
    pathology: 'Normal capnogram',
    id: 'sedated-for-a-shoulder',
    title: 'Sedated for a shoulder',
    patient: { age: '35 years', sex: 'male' },
    history:
      'Shoulder out of joint, put back under propofol. Oxygen 2 L/min by nasal cannula with CO₂ sampling. SpO₂ 99%, blood pressure 122/70.',
    clinicalScenario: 'Check baseline, upstroke, plateau, value and rate.',
    questions: [
      askGas('Normal capnogram', 'Hypoventilation', 'Rebreathing', 'Airway obstruction'),
      ask('Why watch CO₂ when SpO₂ is watched too?', [
        right(
          'It shows that breathing stops within one breath',
          'On oxygen the saturation may stay up for minutes.',
        ),
        wrong('It measures the depth of sedation', 'It measures ventilation.'),
        wrong('It replaces the pulse oximeter', 'It says nothing of oxygen.'),
      ]),
    ],
    significance: 'He ventilates well: go on, and watch until he is awake.',
    learningObjectives: [
      'Name the parts of a capnogram',
      'Know what a capnogram shows before an oximeter does',
    ],
    tags: ['procedural sedation'],
    image: wave('capnogram', 2, { pattern: 'normal', rate: 14, etco2: 38 }),
  },
  {
    ...gas,
    pathology: 'Hypoventilation',
    id: 'quiet-on-the-pump',
    title: 'Quiet on the pump',
    patient: { age: '66 years', sex: 'female' },
    history:
      'First night after spine surgery with a hydromorphone pump. Hard to wake, pupils small, SpO₂ 97% on 3 L/min of oxygen.',
    clinicalScenario: 'The oximeter is content. Is the capnogram?',
    questions: [
      askGas('Hypoventilation', 'Normal capnogram', 'Rebreathing', 'Airway obstruction'),
      ask('What comes first?', [
        right(
          'Stimulate her, support breathing, stop the pump, naloxone in small doses',
          'Small doses bring breathing back without throwing her into pain.',
        ),
        wrong('More oxygen alone', 'It hides the problem and does not move gas.'),
        wrong('Flumazenil', 'No benzodiazepine was given.'),
        wrong('Check again in an hour', 'She may stop breathing before.'),
      ]),
    ],
    significance:
      'Opioid-induced respiratory depression: reverse, watch for its return when naloxone wears off, change the plan for pain.',
    learningObjectives: [
      'Recognize few, tall waves',
      'Know that oxygen hides hypoventilation from the oximeter',
    ],
    tags: ['opioid', 'naloxone'],
    image: wave('capnogram', 7, { pattern: 'hypoventilation' }),
  },
];
