import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { type FirstPasswordBody, firstPasswordBody } from '../../../../domain/contracts/sign-in.ts';
import { isRefusedFor } from '../../../http/is-refused-for.ts';
import { request } from '../../../http/request.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { NewPasswordInput } from '../../../ui/form/new-password-input.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import { outcomeIn } from '../google-outcome-in.ts';
import { signInMethodsKey } from '../queries/sign-in-methods-query.ts';
import { useConfirmByGoogle } from './google/use-google-link.ts';

const useSetPassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FirstPasswordBody) =>
      request({ path: '/api/auth/password/first', method: 'POST', body, schema: z.unknown() }),
    onSuccess: () => {
      showToast({ title: 'Password set', description: 'You can sign in with it from now on.' });
      return client.invalidateQueries({ queryKey: signInMethodsKey });
    },
    onError: (error) => reportFailure('Could not set the password', error),
  });
};

const NewPassword = ({ onUnconfirmed }: { readonly onUnconfirmed: () => void }) => {
  const { values, bind, refusals, refuse } = useFields({ newPassword: '' });
  const { mutate, isPending } = useSetPassword();
  const fail = (error: unknown): void => {
    refuse(refusalErrors(error));
    if (isRefusedFor(error, ['ConfirmFirst'])) onUnconfirmed();
  };
  const submit = (): void => {
    const { data, error } = firstPasswordBody.safeParse(values);
    if (data) mutate(data, { onError: fail });
    else refuse(issueErrors(error));
  };
  return (
    <Form label="Set a password" refusals={refusals} onSubmit={submit}>
      <NewPasswordInput {...bind('newPassword')} label="New password" name="newPassword" />
      <Box>
        <SubmitButton label="Set password" isPending={isPending} />
      </Box>
    </Form>
  );
};

/** For who came by Google and has no password: Google says first that it is still them. */
export const FirstPasswordForm = () => {
  const outcome = outcomeIn(useSearchParams()[0]);
  const [isConfirmed, setConfirmed] = useState(outcome === 'confirmed');
  const { mutate: confirm, isPending } = useConfirmByGoogle();
  if (isConfirmed) return <NewPassword onUnconfirmed={() => setConfirmed(false)} />;
  return (
    <Flex direction="column" gap="4" align="start">
      <Text as="p" size="3" className={textStyles['pretty']}>
        You sign in with Google and have no password. To set one, confirm with Google that it is
        you.
      </Text>
      <Button
        type="button"
        size="3"
        variant="surface"
        color="gray"
        {...highContrast}
        loading={isPending}
        onClick={() => confirm()}
      >
        Confirm with Google
      </Button>
    </Flex>
  );
};
