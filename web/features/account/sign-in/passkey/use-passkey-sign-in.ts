import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { user } from '../../../../../domain/contracts/account.ts';
import { passkeyOptions } from '../../../../../domain/contracts/passkeys.ts';
import { isRefusedFor } from '../../../../http/is-refused-for.ts';
import { request } from '../../../../http/request.ts';
import { reportFailure } from '../../../../session/report-failure.ts';
import { leaveTestMode } from '../../../../session/test-mode.ts';
import { userKey } from '../../../../session/user-query.ts';
import { showToast } from '../../../../toast/toast-store.ts';
import { askDevice } from '../../passkey/ask-device.ts';
import { suspendedCodes, suspendedPage } from '../../suspended-page.ts';

/** Asks the device for a passkey, and signs in by it; nothing happens where the person says no. */
export const usePasskeySignIn = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const path = '/api/login/passkey';
      const options = await request({
        path: `${path}/options`,
        method: 'POST',
        schema: passkeyOptions,
      });
      const credential = await askDevice('show', options);
      return credential && request({ path, method: 'POST', body: { credential }, schema: user });
    },
    onSuccess: (entered) => {
      if (!entered) return;
      leaveTestMode();
      client.setQueryData(userKey, entered);
      const name = entered.firstName || entered.email;
      showToast({ title: 'Welcome back!', description: `Signed in as ${name}` });
    },
    onError: (error) => {
      if (isRefusedFor(error, suspendedCodes)) void navigate(suspendedPage);
      else reportFailure('Sign in failed', error);
    },
  });
};
