import type { LessonCore, PictureLesson } from './picture-lesson.ts';

const tracing = (core: LessonCore): PictureLesson => ({
  ...core,
  modality: 'Fetal monitor',
  bodyPart: 'Uterus and fetus',
  imageType: 'Fetal heart tracing, schematic',
  kind: 'fetal-heart',
});

/** Fetal heart tracings. Source: standard texts of obstetrics. */
export const tracingLessons: readonly PictureLesson[] = [
  tracing({
    id: 'fetal-late',
    pathology: 'Late decelerations',
    groups: ['reproductive', 'labor', 'maternity', 'pregnancy', 'fetal monitoring'],
    history: 'A 33-year-old woman is in labor with oxytocin running.',
    parameters: { pattern: 'late' },
    significance:
      'They begin after the peak of a contraction: too little oxygen across the placenta. Oxytocin off, onto the side, fluid, provider called.',
  }),
  tracing({
    id: 'fetal-variable',
    pathology: 'Variable decelerations',
    groups: ['reproductive', 'labor', 'maternity', 'pregnancy', 'fetal monitoring'],
    history: 'A 27-year-old woman is in labor with ruptured membranes.',
    parameters: { pattern: 'variable' },
    significance:
      'Abrupt and each with its own shape: the cord is pressed on. A change of position comes first.',
  }),
  tracing({
    id: 'fetal-early',
    pathology: 'Early decelerations',
    groups: ['reproductive', 'labor', 'maternity', 'pregnancy', 'fetal monitoring'],
    history: 'A 30-year-old woman is 8 cm dilated.',
    parameters: { pattern: 'early' },
    significance:
      'They mirror the contraction: the head is pressed on. Nothing but watching is needed.',
  }),
];
