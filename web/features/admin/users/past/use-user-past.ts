import { useMutation } from '@tanstack/react-query';
import { type UserPastBody, userPast } from '../../../../../domain/contracts/user-past.ts';
import { reportFailure } from '../../../../session/report-failure.ts';
import { adminRequest } from '../../admin-request.ts';

/** An account at a moment; each look is recorded, so that none happens by itself. */
export const useUserPast = (accountId: string) =>
  useMutation({
    mutationFn: (body: UserPastBody) =>
      adminRequest({
        path: `/api/admin/users/${encodeURIComponent(accountId)}/as-of`,
        method: 'POST',
        body,
        schema: userPast,
      }),
    onError: (error) => reportFailure('Could not rebuild that moment', error),
  });
