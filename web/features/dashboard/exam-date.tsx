import { Text } from '@radix-ui/themes';
import type { ReviewOverview } from '../../../domain/contracts/review.ts';
import { shortDayWords } from '../../format/day-words.ts';
import textStyles from '../../ui/text.module.css';
import { TextLink } from '../../ui/text-link.tsx';
import { examCountdown } from './exam-countdown.ts';

type ExamDateProps = { readonly overview: ReviewOverview };

/** When the exam of the study plan is; the way to set it while it is not ahead. */
export const ExamDate = ({ overview: { plan, today } }: ExamDateProps) =>
  plan.examDay !== null && plan.examDay >= today ? (
    <Text size="2" color="gray" className={textStyles['num']}>
      {plan.exam ?? 'Exam'} on {shortDayWords(plan.examDay)}, {examCountdown(plan.examDay, today)}
    </Text>
  ) : (
    <TextLink to="/settings" size="2">
      Set your exam date
    </TextLink>
  );
