import type { StudyPlanData } from '../../domain/review/events.ts';
import { projection } from '../projection.ts';

export type StudyPlanRow = StudyPlanData;

/** When each learner's exam is, and what they give to review a day. */
export const studyPlans = projection<StudyPlanRow>()({
  name: 'study-plans',
  version: 1,
  table: 'study_plan',
  owner: 'key',
  handles: ['StudyPlanSet'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.learnerId],
  evolve: (_, { data }) => data,
});
