import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { OwnerProof } from '../../../../../domain/contracts/account.ts';
import { googleAddress } from '../../../../../domain/contracts/sign-in.ts';
import { request } from '../../../../http/request.ts';
import { navigateBrowser } from '../../../../session/navigate-browser.ts';
import { reportFailure } from '../../../../session/report-failure.ts';
import { showToast } from '../../../../toast/toast-store.ts';
import { signInMethodsKey } from '../../queries/sign-in-methods-query.ts';

/** Goes to Google to link it. */
export const useLinkGoogle = () =>
  useMutation({
    mutationFn: (body: OwnerProof) =>
      request({ path: '/api/auth/google/link', method: 'POST', body, schema: googleAddress }),
    onSuccess: ({ url }) => navigateBrowser(url),
    onError: (error) => reportFailure('Could not link Google', error),
  });

/** Goes to Google to show that it is still the owner who sits here. */
export const useConfirmByGoogle = () =>
  useMutation({
    mutationFn: () =>
      request({ path: '/api/auth/google/confirm', method: 'POST', schema: googleAddress }),
    onSuccess: ({ url }) => navigateBrowser(url),
    onError: (error) => reportFailure('Could not ask Google', error),
  });

export const useUnlinkGoogle = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnerProof) =>
      request({ path: '/api/auth/google/unlink', method: 'POST', body, schema: z.unknown() }),
    onSuccess: () =>
      showToast({
        title: 'Google unlinked',
        description: 'Sign in with your password from now on.',
      }),
    onError: (error) => reportFailure('Could not unlink Google', error),
    onSettled: () => client.invalidateQueries({ queryKey: signInMethodsKey }),
  });
};
