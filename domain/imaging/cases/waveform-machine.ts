import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askMachine, machine, wave } from './waveform-case.ts';

/** Curves of a ventilator over time. */
export const machineCases: readonly ImageCase[] = [
  {
    ...machine,
    pathology: 'Air trapping',
    id: 'pressure-falls-after-the-tube',
    title: 'Pressure falls after the tube',
    patient: { age: '67 years', sex: 'male' },
    history:
      'COPD, intubated half an hour ago, volume control at 26 a minute. Blood pressure was 134/80 and is 78/42 now. Breath sounds faint and equal on both sides.',
    clinicalScenario: 'Look at each curve at the moment the next breath begins.',
    questions: [
      askMachine(
        'Trapped gas (auto-PEEP)',
        'Leak in the circuit',
        'Double triggering',
        'Low compliance',
      ),
      ask('What is done first?', [
        right(
          'Open the circuit and let him exhale',
          'The pressure in the chest falls, veins fill the heart again; then lower the rate and lengthen expiration.',
        ),
        wrong('Raise the rate', 'Less time to exhale traps more.'),
        wrong('A larger tidal volume', 'More to exhale in the same time.'),
        wrong('Lower the flow', 'Inspiration grows at the cost of expiration.'),
      ]),
    ],
    significance:
      'Fewer breaths, smaller volumes, faster flow, bronchodilators; if pressure stays low think of a pneumothorax.',
    learningObjectives: [
      'Read trapped gas from the end of the flow curve',
      'Lengthen expiration, above all by a lower rate',
    ],
    tags: ['COPD', 'dynamic hyperinflation', 'hypotension'],
    image: wave('ventilator-graphics', 1, { fault: 'auto-peep', rate: 26, tidalVolume: 520 }),
  },
  {
    ...machine,
    pathology: 'Dyssynchrony',
    id: 'day-two-small-breaths',
    title: 'Day two of small breaths',
    patient: { age: '38 years', sex: 'female' },
    history:
      'ARDS after influenza, volume control at 6 mL/kg, lightly sedated. The alarm for high pressure sounds now and then; SpO₂ 91%.',
    clinicalScenario: 'Compare the three breaths with each other.',
    questions: [
      askMachine(
        'Double triggering',
        'Flow starvation',
        'Trapped gas (auto-PEEP)',
        'Leak in the circuit',
      ),
      ask('Why does it matter in ARDS?', [
        right(
          'The stacked breath is about twice the volume that was set',
          'Protection by small breaths is lost.',
        ),
        wrong('It lowers the volume that she gets', 'It adds to it.'),
        wrong('It is only a false alarm', 'The volume is really in the lung.'),
      ]),
    ],
    significance:
      'Lengthen the inspiratory time, offer more flow or a mode that follows her, and deepen sedation if her drive stays high.',
    learningObjectives: [
      'Recognize two inspirations without an expiration between',
      'Know what stacked breaths do to lung protection',
    ],
    tags: ['ARDS', 'breath stacking'],
    image: wave('ventilator-graphics', 1, {
      fault: 'double-trigger',
      tidalVolume: 340,
      compliance: 28,
      peep: 10,
      rate: 18,
    }),
  },
  {
    ...machine,
    pathology: 'High airway resistance',
    id: 'alarm-at-four-in-the-morning',
    title: 'The alarm at four in the morning',
    patient: { age: '53 years', sex: 'male' },
    history:
      'Ventilated for a week after a head injury. The alarm for high pressure sounds with every breath, SpO₂ 94%. A hold is made in the second breath.',
    clinicalScenario: 'Which pressure is high, and which is not?',
    questions: [
      askMachine('High airway resistance', 'Low compliance', 'Flow starvation', 'No fault'),
      ask('What is looked for first?', [
        right(
          'A kink, biting, or secretions in the tube',
          'Pass a suction catheter; then think of bronchospasm.',
        ),
        wrong('A pneumothorax', 'It raises the plateau as well.'),
        wrong('Edema of the lung', 'It raises the plateau as well.'),
        wrong('A tube in the right main bronchus', 'It raises the plateau as well.'),
      ]),
    ],
    significance:
      'The lung is not stiff: clear the tube, keep it from being bitten, treat bronchospasm.',
    learningObjectives: [
      'Split peak pressure into what airways and what lung cost',
      'Use the hold before you change a setting',
    ],
    tags: ['plateau', 'peak pressure', 'suction'],
    image: wave('ventilator-graphics', 1, { resistance: 28, rate: 12, hold: true }),
  },
  {
    ...machine,
    pathology: 'Normal ventilation',
    id: 'first-hour-in-intensive-care',
    title: 'The first hour in intensive care',
    patient: { age: '49 years', sex: 'female' },
    history:
      'After a long abdominal operation, still asleep, volume control. SpO₂ 98%, blood pressure 118/66. A hold is made in the second breath.',
    clinicalScenario: 'Check pressure, flow, volume and synchrony in turn.',
    questions: [
      askMachine(
        'No fault',
        'High airway resistance',
        'Trapped gas (auto-PEEP)',
        'Leak in the circuit',
      ),
      ask('Which pressure is kept at 30 cm H₂O or below?', [
        right('The plateau', 'It is the pressure in the alveoli at the end of the breath.'),
        wrong('The peak', 'It holds what flow through the airways costs.'),
        wrong('PEEP', 'It is far lower.'),
      ]),
    ],
    significance: 'Sound mechanics: wean as she wakes.',
    learningObjectives: ['Read the three curves together', 'Tell plateau from peak'],
    tags: ['postoperative', 'plateau'],
    image: wave('ventilator-graphics', 1, { rate: 14, hold: true }),
  },
];
