import { queryOptions } from '@tanstack/react-query';
import { laboratoryValueList } from '../../../../domain/contracts/laboratory.ts';
import { request } from '../../../http/request.ts';

/** Reference ranges of adults; they do not change while a page is open. */
export const laboratoryValuesQuery = () =>
  queryOptions({
    queryKey: ['laboratory-values'],
    queryFn: ({ signal }) =>
      request({ path: '/api/laboratory-values', schema: laboratoryValueList, signal }),
  });
