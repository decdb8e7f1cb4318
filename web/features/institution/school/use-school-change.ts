import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type RequestOptions, request } from '../../../http/request.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { ownSchoolsKey } from '../own-schools-query.ts';
import { schoolPath } from './school-query.ts';

type Change = Pick<RequestOptions<unknown>, 'method' | 'body'> & {
  /** Behind the path of the school. */
  readonly at: string;
};

/** A change of the school; afterwards everything that shows it is read anew. */
export const useSchoolChange = (id: string, failure: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ at, ...options }: Change) =>
      request({ path: `${schoolPath(id)}${at}`, schema: z.unknown(), ...options }),
    onError: (error) => reportFailure(failure, error),
    onSettled: () => client.invalidateQueries({ queryKey: ownSchoolsKey }),
  });
};
