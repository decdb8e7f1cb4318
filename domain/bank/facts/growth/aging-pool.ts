import type { FindingPool } from '../basic-care/care-fact.ts';

/** What comes with age, and what does not. */
export const agingPool: FindingPool = {
  rn: 'Aging process',
  lpn: 'Aging process',
  id: 'aging-finding',
  question: 'Which finding is a sign of illness rather than of aging?',
  takeaway:
    'Aging is slow and even; a sudden, one-sided or disabling change is disease until shown otherwise.',
  alarming: [
    [
      'sudden-confusion',
      'A 78-year-old in assisted living is visited on a Monday.',
      'Confusion that began on Sunday',
      'Sudden confusion is delirium and calls for a search for infection, drugs or low oxygen.',
    ],
    [
      'lost-on-way',
      'A daughter lists changes in her 81-year-old mother over a year.',
      'Getting lost on familiar streets',
      'Loss of the way in known places points to dementia and not to normal forgetfulness.',
    ],
    [
      'weight-loss-old',
      'An 86-year-old is weighed at a senior center.',
      'Loss of 6 kg in the last 3 months',
      'Unintended loss of this size suggests disease, depression or lack of food.',
    ],
    [
      'central-blur',
      'A 75-year-old describes trouble with reading the newspaper.',
      'Dark blur in the center of view',
      'Loss of central vision suggests macular degeneration and needs an eye examination.',
    ],
    [
      'urine-leak',
      'An 80-year-old who lives alone is asked about daily life.',
      'Leakage of urine before the toilet',
      'Incontinence has causes that can be treated and is not a normal part of age.',
    ],
    [
      'chest-tight-stairs',
      'A 73-year-old joins a walking group and fills in a health form.',
      'Chest tightness on one flight of stairs',
      'Tightness on exertion may be angina. Age alone does not cause it.',
    ],
    [
      'no-pleasure',
      'At a yearly visit a 79-year-old widower speaks about his days.',
      'Lack of pleasure in things for weeks',
      'Depression is an illness at any age and can be treated.',
    ],
    [
      'halos-pain',
      'An 82-year-old tells of a bad evening with the eyes.',
      'Eye pain with halos around lamps',
      'Pain with halos suggests acute glaucoma, which threatens sight within hours.',
    ],
    [
      'tremor-rest',
      'A 70-year-old is watched while sitting with the hands in the lap.',
      'Rolling tremor of one hand at rest',
      'A one-sided tremor at rest suggests Parkinson disease.',
    ],
  ],
  expected: [
    [
      'Need for brighter light to read',
      'The lens yellows and the pupil shrinks, so more light is needed.',
    ],
    [
      'Loss of high tones in both ears',
      'Presbycusis begins with high tones and affects both ears.',
    ],
    ['Slower recall of names of others', 'Recall slows with age, while the name comes back later.'],
    ['Dry thin skin on both forearms', 'Skin loses fat, oil and elastic fibers over the years.'],
    [
      'Less thirst on a warm afternoon',
      'The sense of thirst becomes weaker, so drinks should be offered.',
    ],
    [
      'Loss of 3 cm of height in 20 years',
      'Disks thin and the spine bends, so some height is lost.',
    ],
    [
      'Rising once at night to pass urine',
      'The bladder holds less, and one trip a night is common.',
    ],
    [
      'Lighter sleep with early waking',
      'Deep sleep becomes shorter and waking more frequent with age.',
    ],
    ['Weaker taste for salty foods', 'Taste and smell fade slowly, so herbs and spices help.'],
    [
      'White ring at the edge of each iris',
      'Arcus senilis is a harmless deposit of fat in older adults.',
    ],
  ],
  several: [
    [
      'aging-class',
      'In a class for family caregivers the nurse tells aging from illness. Which changes should the families report?',
    ],
    [
      'aging-home-visit',
      'During a home visit with a 77-year-old the nurse notes these points. Which ones need evaluation?',
    ],
    [
      'aging-screen-form',
      'A form that residents of 75 years and older fill in is reviewed. Which answers suggest disease?',
    ],
  ],
};
