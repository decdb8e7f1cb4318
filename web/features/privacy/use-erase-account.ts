import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { type EraseAccountBody, eraseAccountBody } from '../../../domain/contracts/privacy.ts';
import { request } from '../../http/request.ts';
import { reportFailure } from '../../session/report-failure.ts';
import { useSession } from '../../session/use-session.ts';
import { forgetScript } from '../../storage/script-draft.ts';
import { issueErrors, refusalErrors } from '../../ui/form/field-errors.ts';
import { useFields } from '../../ui/form/use-fields.ts';
import { useOwnerProof } from '../account/owner/use-owner-proof.ts';

const empty = { confirmation: '', currentPassword: '' };

/** The two things that are typed before an account is erased, and the erasing. */
export const useEraseAccount = () => {
  const fields = useFields(empty);
  const proved = useOwnerProof();
  const { leave, user } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: EraseAccountBody) =>
      request({ path: '/api/privacy/erasure', method: 'POST', body, schema: z.unknown() }),
    onSuccess: () => {
      if (user) forgetScript(user.id);
      leave({
        title: 'Account erased',
        description: 'Your name, email, and words can no longer be read by anyone.',
      });
    },
    onError: (error) => {
      fields.refuse(refusalErrors(error));
      reportFailure('Could not erase your account', error);
    },
  });
  const submit = (): void => {
    const { data, error } = eraseAccountBody.safeParse(proved(fields.values));
    if (data) mutate(data);
    else fields.refuse(issueErrors(error));
  };
  return { ...fields, submit, isPending };
};
