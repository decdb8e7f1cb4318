import { useQuery } from '@tanstack/react-query';
import { type FieldCode, fieldCodes, fieldLabel } from '../../../../domain/contracts/fields.ts';
import { listWords } from '../../../format/lists.ts';
import { configQuery } from '../../../session/config-query.ts';
import { useSession } from '../../../session/use-session.ts';

/** Fields that have no questions yet; none while that is not known. */
export const useEmptyFields = (): readonly FieldCode[] => {
  const { data } = useQuery(configQuery());
  return data ? fieldCodes.filter((field) => !data.fields.includes(field)) : [];
};

/** Whether the learner's own field has no questions yet. */
export const useHasNoQuestions = (): boolean => {
  const field = useSession().user?.healthcareField;
  const empty = useEmptyFields();
  return field ? empty.includes(field) : false;
};

/** "So far there are questions for Registered Nurse and Respiratory Therapist." */
export const fieldsWithQuestions = (empty: readonly FieldCode[]): string => {
  const filled = fieldCodes.filter((field) => !empty.includes(field)).map(fieldLabel);
  return filled.length === 0
    ? 'No field has questions yet.'
    : `Available so far: ${listWords(filled)}.`;
};

export const noQuestionsMark = 'no questions yet';
