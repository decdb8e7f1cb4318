import type { Cohort } from '../../../../domain/contracts/institution.ts';

/** The choices of a cohort, with none of them first. */
export const cohortOptions = (cohorts: readonly Cohort[]) => [
  { value: 'none', label: 'No cohort' },
  ...cohorts.map(({ id, name }) => ({ value: id, label: name })),
];
