import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { OwnerProof } from '../../../../../domain/contracts/account.ts';
import {
  addedPasskey,
  passkeyOptions,
  type RemovePasskeyBody,
} from '../../../../../domain/contracts/passkeys.ts';
import { request } from '../../../../http/request.ts';
import { reportFailure } from '../../../../session/report-failure.ts';
import { showToast } from '../../../../toast/toast-store.ts';
import { askDevice } from '../../passkey/ask-device.ts';
import { signInMethodsKey } from '../../queries/sign-in-methods-query.ts';

const path = '/api/auth/passkeys';

type NewPasskey = { readonly name: string; readonly proof: OwnerProof };

/** Has the device make one, and adds it; undefined where the person said no. */
export const useAddPasskey = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, proof }: NewPasskey) => {
      const asked = { path: `${path}/options`, method: 'POST', body: proof } as const;
      const options = await request({ ...asked, schema: passkeyOptions });
      const credential = await askDevice('make', options);
      const body = { name, credential };
      return credential && request({ path, method: 'POST', body, schema: addedPasskey });
    },
    onSuccess: (added) => {
      if (added) showToast({ title: 'Passkey added', description: 'It opens your account now.' });
      return client.invalidateQueries({ queryKey: signInMethodsKey });
    },
    onError: (error) => reportFailure('Could not add the passkey', error),
  });
};

export const useRemovePasskey = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RemovePasskeyBody) =>
      request({ path: `${path}/remove`, method: 'POST', body, schema: z.unknown() }),
    onSuccess: () =>
      showToast({ title: 'Passkey removed', description: 'It opens nothing any more.' }),
    onError: (error) => reportFailure('Could not remove the passkey', error),
    onSettled: () => client.invalidateQueries({ queryKey: signInMethodsKey }),
  });
};
