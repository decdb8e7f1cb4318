import type { LabeledDrawing } from './labeled-drawing.ts';
import { ellipse, outline, path, stroke } from './sketch.ts';

/** Brain and eye. Source: standard anatomy texts. */
export const headDrawings: readonly LabeledDrawing[] = [
  {
    id: 'brain-lobes',
    title: 'Lobes of the brain',
    groups: [
      'neurologic',
      'psychiatry',
      'brain',
      'stroke',
      'seizure',
      'dementia',
      'head',
      'infectious-diseases',
    ],
    alt: 'A brain from its left side, the forehead at the left: four parts, a smaller folded one behind below, and a stem.',
    marks: [
      outline('8,46 14,26 34,12 58,10 80,20 92,40 88,58 74,64 54,66 34,66 20,62 10,56'),
      stroke('50,10 46,26 42,42', 'axis'),
      stroke('22,58 38,48 62,44', 'axis'),
      stroke('76,18 70,36 74,62', 'axis'),
      outline('66,66 84,62 88,72 78,80 66,76'),
      stroke('52,66 56,80 56,96', 'second'),
      stroke('62,66 64,80 64,96', 'second'),
    ],
    spots: [
      {
        id: 'frontal-lobe',
        name: 'Frontal lobe',
        x: 28,
        y: 34,
        explanation: 'Judgment, movement and, on the left, speech.',
      },
      {
        id: 'parietal-lobe',
        name: 'Parietal lobe',
        x: 60,
        y: 26,
        explanation:
          'Touch and the sense of space; damage on the right brings neglect of the left.',
      },
      {
        id: 'temporal-lobe',
        name: 'Temporal lobe',
        x: 46,
        y: 57,
        explanation: 'Hearing, memory and understanding of speech.',
      },
      {
        id: 'occipital-lobe',
        name: 'Occipital lobe',
        x: 82,
        y: 44,
        explanation: 'Sight; damage takes the opposite half of the visual field.',
      },
      {
        id: 'cerebellum',
        name: 'Cerebellum',
        x: 77,
        y: 71,
        explanation: 'Balance and coordination.',
      },
      {
        id: 'brainstem',
        name: 'Brainstem',
        x: 60,
        y: 86,
        explanation: 'Breathing, heart rate and wakefulness.',
      },
    ],
  },
  {
    id: 'eye',
    title: 'The eye',
    groups: ['eent', 'eye', 'glaucoma', 'cataract', 'retina', 'vision', 'diabetes'],
    alt: 'An eyeball cut from front to back, the front at the left: a clear window, a colored ring with an opening, a lens, a lining at the back and a nerve.',
    marks: [
      ellipse('54,50 36,36'),
      stroke('24,32 13,42 10,50 13,58 24,68'),
      path('26,34 26,44', 'second'),
      path('26,56 26,66', 'second'),
      ellipse('33,50 5,12'),
      stroke('40,20 66,19 84,36 86,52 80,68 62,82 42,80', 'third'),
      path('87,56 98,60', 'axis'),
      path('85,64 98,68', 'axis'),
    ],
    spots: [
      {
        id: 'cornea',
        name: 'Cornea',
        x: 11,
        y: 50,
        explanation: 'Clear and without vessels; an ulcer here is an emergency.',
      },
      {
        id: 'anterior-chamber',
        name: 'Anterior chamber',
        x: 19,
        y: 46,
        explanation: 'Its angle closes in acute glaucoma.',
      },
      { id: 'iris', name: 'Iris', x: 26, y: 37, explanation: 'Sets the size of the pupil.' },
      { id: 'lens', name: 'Lens', x: 33, y: 50, explanation: 'Clouds in cataract.' },
      { id: 'vitreous', name: 'Vitreous', x: 58, y: 50, explanation: 'Floaters move here.' },
      {
        id: 'retina',
        name: 'Retina',
        x: 76,
        y: 28,
        explanation: 'A curtain over the field of vision means that it comes off.',
      },
      {
        id: 'optic-nerve',
        name: 'Optic nerve',
        x: 93,
        y: 62,
        explanation: 'Its cup widens in glaucoma; it swells when pressure in the head rises.',
      },
    ],
  },
];
