import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type UpdateUserBody, user } from '../../domain/contracts/account.ts';
import { request } from '../http/request.ts';
import { userKey } from './user-query.ts';

/** Changes the current user; every open page shows the answer. */
export const useUpdateUser = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateUserBody) =>
      request({ path: '/api/auth/user', method: 'PATCH', body, schema: user }),
    onSuccess: (changed) => {
      client.setQueryData(userKey, changed);
    },
  });
};
