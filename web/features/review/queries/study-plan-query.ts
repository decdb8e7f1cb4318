import { queryOptions } from '@tanstack/react-query';
import {
  type StudyPlan,
  type StudyPlanBody,
  studyPlan,
} from '../../../../domain/contracts/review.ts';
import { request } from '../../../http/request.ts';

const path = '/api/study-plan';

/** The learner's exam day and the minutes they give to review. */
export const studyPlanQuery = () =>
  queryOptions({
    queryKey: ['review', 'study-plan'],
    queryFn: ({ signal }) => request({ path, schema: studyPlan, signal }),
  });

/** @throws HttpError when the exam or its day is not one it could be. */
export const saveStudyPlan = (body: StudyPlanBody): Promise<StudyPlan> =>
  request({ path, method: 'PUT', body, schema: studyPlan });
