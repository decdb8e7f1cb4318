import { highContrast } from '../../ui/high-contrast.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { ExamRow } from './exam-rows.ts';

/** Leads to an account in the exam's field. */
export const ExamLink = ({ exam, field }: Pick<ExamRow, 'exam' | 'field'>) => (
  <TextLink
    to="/auth"
    state={{ mode: 'sign-up', healthcareField: field }}
    size="2"
    color="gray"
    {...highContrast}
  >
    {exam}
  </TextLink>
);
