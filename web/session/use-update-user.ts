import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { UpdateUserBody } from '../../domain/contracts/account.ts';
import { request } from '../http/request.ts';
import { userKey } from '../queries/user-query.ts';

/** Changes the current user; it counts as done when the page shows the new state. */
export const useUpdateUser = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateUserBody) =>
      request({ path: '/api/auth/user', method: 'PATCH', body, schema: z.unknown() }),
    onSuccess: () => client.invalidateQueries({ queryKey: userKey }),
  });
};
