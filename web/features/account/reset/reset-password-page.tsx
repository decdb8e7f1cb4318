import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { type ResetPasswordBody, resetPasswordBody } from '../../../../domain/contracts/account.ts';
import { request } from '../../../http/request.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { userKey } from '../../../session/user-query.ts';
import { issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { NewPasswordInput } from '../../../ui/form/new-password-input.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MailCard } from '../mail/mail-card.tsx';
import { useLinkSecret } from '../mail/use-link-secret.ts';

const empty = { newPassword: '' };

const useReset = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ResetPasswordBody) =>
      request({ path: '/api/auth/password/reset', method: 'POST', body, schema: z.unknown() }),
    // The session of this browser has ended too, if it had one.
    onSuccess: () => client.setQueryData(userKey, null),
  });
};

const LinkGone = () => (
  <MailCard
    title="This link does not work"
    line="It was already used, a newer one was sent, or its hour is over. Ask for a new one."
  >
    <LinkButton to="/forgot-password" size="3">
      Ask for a new link
    </LinkButton>
  </MailCard>
);

const Done = () => (
  <MailCard
    title="Password changed"
    line="You are signed out everywhere. Sign in with your new password."
  >
    <LinkButton to="/auth" size="3">
      Sign in
    </LinkButton>
  </MailCard>
);

const useResetForm = (token: string) => {
  const fields = useFields(empty);
  const [isGone, setGone] = useState(false);
  const { mutate, isPending, isSuccess } = useReset();
  const reset = (body: ResetPasswordBody): void =>
    mutate(body, {
      onError: (error) => {
        const errors = refusalErrors(error);
        if ('token' in errors) setGone(true);
        else if ('newPassword' in errors) fields.refuse(errors);
        else reportFailure('Could not change password', error);
      },
    });
  const submit = (): void => {
    const { data, error } = resetPasswordBody.safeParse({ token, ...fields.values });
    const errors = error ? issueErrors(error) : {};
    if (data) reset(data);
    else if ('token' in errors) setGone(true);
    else fields.refuse(errors);
  };
  return { ...fields, submit, isPending, isSuccess, isGone };
};

/** A new password, for whoever opened the link in the mail. */
const ResetForm = ({ token }: { readonly token: string }) => {
  const { bind, refusals, submit, isPending, isSuccess, isGone } = useResetForm(token);
  if (isSuccess) return <Done />;
  if (isGone) return <LinkGone />;
  return (
    <MailCard title="Choose a new password" line="It signs you out on all your devices.">
      <Form label="Choose a new password" refusals={refusals} onSubmit={submit}>
        <NewPasswordInput {...bind('newPassword')} label="New password" name="newPassword" />
        <SubmitButton label="Change password" isPending={isPending} />
      </Form>
    </MailCard>
  );
};

export const ResetPasswordPage = () => {
  const token = useLinkSecret();
  return token === '' ? <LinkGone /> : <ResetForm key={token} token={token} />;
};
