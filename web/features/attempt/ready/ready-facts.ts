import type { CustomQuizBody } from '../../../../domain/contracts/custom-quiz.ts';
import {
  adaptiveOfferOf,
  examNamed,
  isSimulationExam,
} from '../../../../domain/contracts/exams.ts';
import { type ExtraTime, extendedMinutes } from '../../../../domain/contracts/extra-time.ts';
import { spokenTime } from '../../../format/duration.ts';
import type { PaperWish } from '../queries/issue-paper.ts';

/** What a learner is told before a clock starts. */
export type Ready = {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
};

const breaks: Ready['facts'][number] = [
  'Breaks',
  'None: the clock keeps running, even if you leave. You can come back and resume while there is time left.',
];

const timeOf = (minutes: number, extraTime: ExtraTime): Ready['facts'][number] => {
  const text = spokenTime(extendedMinutes(minutes, extraTime) * 60);
  return ['Time', extraTime === 1 ? text : `${text}, including your extra time`];
};

const answersCount: Ready['facts'][number] = [
  'What counts',
  'Your answers when you finish or time runs out. You can change them until then. Unanswered questions earn no points.',
];

type Exam = Required<Pick<PaperWish, 'exam' | 'field'>> & Pick<PaperWish, 'form'>;

const adaptiveOf = ({ exam }: Exam, extraTime: ExtraTime): Ready['facts'] => {
  const offer = adaptiveOfferOf(exam.name);
  if (!offer) return [];
  return [
    ['Questions', `${offer.minimum} to ${offer.maximum}, picked based on your answers`],
    timeOf(offer.minutes, extraTime),
    [
      'What counts',
      `Every answer, once you move on: you cannot change it. You need at least ${offer.minimum} answers for a result.`,
    ],
  ];
};

const simulatedOf = ({ field, exam }: Exam, extraTime: ExtraTime): Ready['facts'] => {
  const known = examNamed(field, exam.name);
  return [
    ['Problems', `${exam.questions ?? known?.questions ?? ''} patients, decision by decision`],
    ...(known ? [timeOf(known.timeLimit, extraTime)] : []),
    ['What counts', 'Every decision: it takes effect right away and cannot be undone.'],
  ];
};

const fixedOf = ({ field, exam }: Exam, extraTime: ExtraTime): Ready['facts'] => {
  const known = examNamed(field, exam.name);
  return [
    ['Questions', `${exam.questions ?? known?.questions ?? ''}`],
    ...(known ? [timeOf(known.timeLimit, extraTime)] : []),
    answersCount,
  ];
};

const factsOf = (wish: Exam, extraTime: ExtraTime): Ready['facts'] => {
  if (wish.form === 'adaptive') return adaptiveOf(wish, extraTime);
  return isSimulationExam(wish.field, wish.exam.name)
    ? simulatedOf(wish, extraTime)
    : fixedOf(wish, extraTime);
};

/** An exam, before it is started. */
export const readyForExam = (wish: Exam, extraTime: ExtraTime): Ready => ({
  title: `Ready for ${wish.exam.name}${wish.form === 'adaptive' ? ', adaptive' : ''}?`,
  facts: [...factsOf(wish, extraTime), breaks],
});

type Timed = Pick<CustomQuizBody, 'mode'> & {
  readonly questions: number;
  readonly minutes: number;
};

/** A timed quiz of one's own, before it is started. */
export const readyForTimed = (
  { questions, minutes, mode }: Timed,
  extraTime: ExtraTime,
): Ready => ({
  title: 'Ready for a timed quiz?',
  facts: [
    ['Questions', `${questions}`],
    timeOf(minutes, extraTime),
    mode === 'tutor'
      ? ['What counts', 'Each answer when you check it, and the rest when you finish.']
      : answersCount,
    breaks,
  ],
});
