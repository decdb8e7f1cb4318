import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askChest, chestCase, erect, seated, supine } from './chest-case.ts';

const filed = {
  pathology: 'Pneumothorax',
  sources: ['radiology textbook', 'pleural disease guideline', 'advanced trauma course'],
} as const;

/** Air in the pleural space: alone, or under pressure. */
export const pneumothoraxCases: readonly ImageCase[] = [
  chestCase({
    ...filed,
    id: 'sudden-pain-tall-man',
    title: 'Sudden pain on the right',
    patient: { age: '22 years', sex: 'male' },
    history:
      'Tall, slim, pleuritic pain on the right for two hours, short of breath. Heart rate 96, respiratory rate 22, SpO₂ 95% on air, blood pressure 124/78.',
    clinicalScenario: 'Decide whether air or fluid lies around the lung, and how much.',
    questions: [
      askChest(
        'Right pneumothorax',
        'No abnormality',
        'Right pleural effusion',
        'Left pneumothorax',
      ),
      ask('He is short of breath but stable. What comes next?', [
        right(
          'Needle aspiration or a small-bore drain',
          'Large and with symptoms, but stable: the air is removed by a small route first.',
        ),
        wrong(
          'Needle decompression without waiting',
          'That is for tension: pressure falls or the trachea is pushed across.',
        ),
        wrong(
          'Discharge without follow-up',
          'A gap of 2 cm at the hilum with breathlessness is treated and followed.',
        ),
        wrong(
          'Positive-pressure breathing by mask',
          'Pressure in the airway drives more air into the pleural space.',
        ),
      ]),
    ],
    significance:
      'A large primary spontaneous pneumothorax in a stable patient: oxygen as needed, needle aspiration or a small drain, and a film afterwards. If pressure falls or the trachea moves, decompress at once. No flying until it has resolved, no diving.',
    learningObjectives: [
      'Follow the edge of the lung before looking at the lung',
      'Measure the gap at the hilum: 2 cm divides small from large',
      'Tell a simple from a tension pneumothorax',
    ],
    tags: ['pleura', 'spontaneous', 'chest pain'],
    image: { ...erect, pneumothorax: { side: 'right', collapse: 0.46, tension: false } },
  }),
  chestCase({
    ...filed,
    id: 'pain-at-rest-student',
    title: 'A stitch that began at a desk',
    patient: { age: '19 years', sex: 'female' },
    history:
      'Sharp pain on the left since this morning, worse on deep breath. Not short of breath. Heart rate 78, SpO₂ 98% on air.',
    clinicalScenario: 'Look along the chest wall from apex to angle on both sides.',
    questions: [
      askChest(
        'Left pneumothorax',
        'No abnormality',
        'Right pneumothorax',
        'Left pleural effusion',
      ),
      ask('She feels well. How is it treated?', [
        right(
          'Without a drain, with review and clear advice when to come back',
          'Small and without breathlessness: it may resolve on its own.',
        ),
        wrong('A large-bore chest tube', 'More harm than gain in a small one without symptoms.'),
        wrong('Surgery today', 'Considered for one that recurs or leaks on.'),
      ]),
    ],
    significance:
      'A small primary pneumothorax with few symptoms is watched: review within days, return at once with breathlessness, no flying until it has gone.',
    learningObjectives: [
      'Find a small pleural line near the apex',
      'Let symptoms as well as size decide on treatment',
    ],
    tags: ['pleura', 'apex'],
    image: { ...erect, pneumothorax: { side: 'left', collapse: 0.22, tension: false } },
  }),
  chestCase({
    ...filed,
    id: 'pressure-falls-ventilator',
    title: 'Alarm on the ventilator',
    patient: { age: '58 years', sex: 'male' },
    history:
      'Ventilated for respiratory failure. Peak pressure rose within minutes, SpO₂ 78%, blood pressure 70/40, neck veins full, no breath sounds on the left.',
    clinicalScenario: 'Name what takes the blood pressure away.',
    questions: [
      askChest(
        'Left tension pneumothorax',
        'Left pneumothorax',
        'Left pleural effusion',
        'Collapse of the left lung',
      ),
      ask('What should have been done before this film?', [
        right(
          'Decompression of the left side at once',
          'It is a diagnosis of the bedside: the film must not delay it.',
        ),
        wrong('A CT of the chest', 'He would not survive the way there.'),
        wrong(
          'More pressure at the end of expiration',
          'It would drive more air into the pleural space.',
        ),
        wrong('A diuretic', 'The neck veins are full because the heart cannot fill.'),
      ]),
    ],
    significance:
      'Tension stops venous return. Decompress at once (needle or finger thoracostomy), then a chest tube; take the patient off high pressures.',
    learningObjectives: [
      'Recognize tension at the bedside before the film',
      'Read the shift of trachea and heart away from the black side',
    ],
    tags: ['emergency', 'ventilator', 'shock'],
    image: { ...supine, pneumothorax: { side: 'left', collapse: 0.95, tension: true } },
  }),
  chestCase({
    ...filed,
    id: 'stabbed-in-the-right-side',
    title: 'Stabbed beside the shoulder blade',
    patient: { age: '27 years', sex: 'male' },
    history:
      'Stab wound of the right back. Agitated, heart rate 138, blood pressure 82/50, SpO₂ 84%, right chest hyperresonant.',
    clinicalScenario: 'Decide what has to be treated within the minute.',
    questions: [
      askChest(
        'Right tension pneumothorax',
        'Right pneumothorax',
        'Right pleural effusion',
        'Free air under the diaphragm',
      ),
      ask('Which sign on the film speaks of pressure?', [
        right(
          'Trachea and heart pushed to the left',
          'The middle moves away from the side of the air.',
        ),
        wrong('Trachea pulled to the right', 'Lost volume pulls; pressure pushes.'),
        wrong('A raised right dome', 'Pressure presses the dome down.'),
      ]),
    ],
    significance:
      'Decompress the right side at once and put in a chest tube; seal the wound on three sides or with a vented dressing; look for other injuries.',
    learningObjectives: [
      'Tell which way the middle moves, and why',
      'Know that a dome pressed flat belongs to tension',
    ],
    tags: ['trauma', 'emergency'],
    image: { ...seated, pneumothorax: { side: 'right', collapse: 0.92, tension: true } },
  }),
];
