import { queryOptions } from '@tanstack/react-query';
import { type User, user } from '../../domain/contracts/account.ts';
import { isRefusedFor } from '../http/is-refused-for.ts';
import { request } from '../http/request.ts';

export const userKey = ['user'] as const;

/**
 * The current user; null when signed out. The first check treats every failure as signed out; a
 * later one that fails for want of a server keeps who was there.
 */
export const userQuery = () =>
  queryOptions({
    queryKey: userKey,
    queryFn: async ({ client, signal }): Promise<User | null> => {
      try {
        return await request({ path: '/api/user', schema: user, signal });
      } catch (error) {
        if (isRefusedFor(error, ['SignedOut'])) return null;
        return client.getQueryData<User | null>(userKey) ?? null;
      }
    },
  });
