import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { OwnerProof } from '../../../../../domain/contracts/account.ts';
import {
  type CodeBody,
  recoveryCodes,
  totpEnrollment,
} from '../../../../../domain/contracts/sign-in.ts';
import { request } from '../../../../http/request.ts';
import { reportFailure } from '../../../../session/report-failure.ts';
import { showToast } from '../../../../toast/toast-store.ts';
import { signInMethodsKey } from '../../queries/sign-in-methods-query.ts';

export const useBeginTotp = () =>
  useMutation({
    mutationFn: (body: OwnerProof) =>
      request({ path: '/api/auth/totp', method: 'POST', body, schema: totpEnrollment }),
    onError: (error) => reportFailure('Could not set up the app', error),
  });

export const useConfirmTotp = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CodeBody) =>
      request({ path: '/api/auth/totp/confirm', method: 'POST', body, schema: recoveryCodes }),
    onSuccess: () => client.invalidateQueries({ queryKey: signInMethodsKey }),
    onError: (error) => reportFailure('Could not set up the app', error),
  });
};

export const useTurnOffTotp = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnerProof) =>
      request({ path: '/api/auth/totp/off', method: 'POST', body, schema: z.unknown() }),
    onSuccess: () =>
      showToast({
        title: 'Authenticator app turned off',
        description: 'Signing in asks for no code any more.',
      }),
    onError: (error) => reportFailure('Could not turn it off', error),
    onSettled: () => client.invalidateQueries({ queryKey: signInMethodsKey }),
  });
};

export const useRenewCodes = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnerProof) =>
      request({ path: '/api/auth/recovery-codes', method: 'POST', body, schema: recoveryCodes }),
    onSuccess: () => client.invalidateQueries({ queryKey: signInMethodsKey }),
    onError: (error) => reportFailure('Could not make new codes', error),
  });
};
