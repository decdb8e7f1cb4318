import { queryOptions } from '@tanstack/react-query';
import { cohortReport, school } from '../../../../domain/contracts/institution.ts';
import { request } from '../../../http/request.ts';
import { ownSchoolsKey } from '../own-schools-query.ts';

export const schoolPath = (id: string): string => `/api/schools/${encodeURIComponent(id)}`;

/** Seats, cohorts and open invitations. */
export const schoolQuery = (id: string) =>
  queryOptions({
    queryKey: [...ownSchoolsKey, id],
    queryFn: ({ signal }) => request({ path: schoolPath(id), schema: school, signal }),
  });

/** Which learners the report is of: everybody's when empty. */
export type ReportOf = { readonly cohort: string; readonly page: number };

const searchOf = ({ cohort, page }: Partial<ReportOf>): string => {
  const search = new URLSearchParams(cohort ? { cohort } : {});
  if (page !== undefined) search.set('page', `${page}`);
  return search.size === 0 ? '' : `?${search}`;
};

export const reportFilePath = (id: string, cohort: string): string =>
  `${schoolPath(id)}/report/file${searchOf({ cohort })}`;

export const reportQuery = (id: string, of: ReportOf) =>
  queryOptions({
    queryKey: [...ownSchoolsKey, id, 'report', of],
    queryFn: ({ signal }) =>
      request({ path: `${schoolPath(id)}/report${searchOf(of)}`, schema: cohortReport, signal }),
    placeholderData: (before) => before,
  });
