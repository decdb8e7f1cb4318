import { queryOptions } from '@tanstack/react-query';
import { type User, user } from '../../domain/contracts/account.ts';
import { isRefusedFor } from '../http/is-refused-for.ts';
import { request } from '../http/request.ts';

export const userKey = ['user'] as const;

/** The current user; null when signed out. A later check that fails keeps who was there. */
export const userQuery = () =>
  queryOptions({
    queryKey: userKey,
    queryFn: async ({ signal }): Promise<User | null> => {
      try {
        return await request({ path: '/api/user', schema: user, signal });
      } catch (cause) {
        if (isRefusedFor(cause, ['SignedOut'])) return null;
        throw new Error('Failed to fetch user', { cause });
      }
    },
  });
