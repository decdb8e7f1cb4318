import { readinessFigure } from '../../../domain/contracts/evidence.ts';
import type { ExamReadiness } from '../../../domain/contracts/readiness.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { grouped } from '../../format/counts.ts';
import { Counted } from '../evidence/counted.tsx';
import { answerDates } from './readiness-words.ts';

type AnswersGivenProps = { readonly readiness: ExamReadiness; readonly today: CalendarDay };

/** "384 timed, first-time questions, Aug 3 to Nov 20": what the estimate was counted from. */
export const AnswersGiven = ({ readiness, today }: AnswersGivenProps) => (
  <>
    <Counted
      figure={readinessFigure(readiness.exam)}
      label={`Questions behind your ${readiness.exam} readiness`}
    >
      {grouped(readiness.items)}
    </Counted>{' '}
    timed, first-time questions
    {answerDates(readiness, today)}
  </>
);
