import { queryOptions } from '@tanstack/react-query';
import { ownSchools } from '../../../domain/contracts/institution.ts';
import { request } from '../../http/request.ts';

export const ownSchoolsKey = ['schools'] as const;

/** Where the learner has a seat, and which schools they coordinate. */
export const ownSchoolsQuery = () =>
  queryOptions({
    queryKey: ownSchoolsKey,
    queryFn: ({ signal }) => request({ path: '/api/schools', schema: ownSchools, signal }),
  });
