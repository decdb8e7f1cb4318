import { Box } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type ChangePasswordBody,
  changePasswordBody,
} from '../../../../domain/contracts/account.ts';
import { request } from '../../../http/request.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { NewPasswordInput } from '../../../ui/form/new-password-input.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { calendarFeedQuery } from '../../review/queries/calendar-feed-query.ts';
import { sessionsKey } from '../queries/sessions-query.ts';

const empty = { currentPassword: '', newPassword: '' };

const useChangePassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordBody) =>
      request({ path: '/api/auth/password', method: 'POST', body, schema: z.unknown() }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: sessionsKey }),
        client.invalidateQueries({ queryKey: calendarFeedQuery().queryKey }),
      ]),
  });
};

const usePasswordForm = () => {
  const fields = useFields(empty);
  const { mutate, isPending } = useChangePassword();
  const change = (body: ChangePasswordBody): void =>
    mutate(body, {
      onSuccess: () => {
        fields.reset();
        showToast({
          title: 'Password changed',
          description:
            'You are signed out on your other devices. If you had a calendar link, it was revoked; create a new one on the Review page.',
        });
      },
      onError: (error) => {
        fields.refuse(refusalErrors(error));
        reportFailure('Could not change password', error);
      },
    });
  const submit = (): void => {
    const { data, error } = changePasswordBody.safeParse(fields.values);
    if (data) change(data);
    else fields.refuse(issueErrors(error));
  };
  return { ...fields, submit, isPending };
};

export const PasswordForm = () => {
  const { bind, refusals, submit, isPending } = usePasswordForm();
  return (
    <Form label="Password" refusals={refusals} onSubmit={submit}>
      <PasswordInput
        {...bind('currentPassword')}
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
      />
      <NewPasswordInput {...bind('newPassword')} label="New password" name="newPassword" />
      <Box>
        <SubmitButton label="Change password" isPending={isPending} />
      </Box>
    </Form>
  );
};
