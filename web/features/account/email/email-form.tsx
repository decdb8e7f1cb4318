import { Box, Skeleton, Text } from '@radix-ui/themes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { type ChangeEmailBody, changeEmailBody } from '../../../../domain/contracts/account.ts';
import { request } from '../../../http/request.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import textStyles from '../../../ui/text.module.css';
import { OutboxHint } from '../mail/outbox-hint.tsx';
import { OwnerProofInput } from '../owner/owner-proof-input.tsx';
import { useOwnerProof } from '../owner/use-owner-proof.ts';
import { emailQuery } from './email-query.ts';

const empty = { newEmail: '', currentPassword: '' };

const useAsk = () =>
  useMutation({
    mutationFn: (body: ChangeEmailBody) =>
      request({ path: '/api/auth/email', method: 'POST', body, schema: z.unknown() }),
  });

const useEmailForm = () => {
  const fields = useFields(empty);
  const proved = useOwnerProof();
  const { mutate, isPending } = useAsk();
  const ask = (body: ChangeEmailBody): void =>
    mutate(body, {
      onSuccess: () => {
        fields.reset();
        showToast({
          title: 'Check your new mailbox',
          description: `Open the link we sent to ${body.newEmail} within a day.`,
        });
      },
      onError: (error) => {
        fields.refuse(refusalErrors(error));
        reportFailure('Could not change email', error);
      },
    });
  const submit = (): void => {
    const { data, error } = changeEmailBody.safeParse(proved(fields.values));
    if (data) ask(data);
    else fields.refuse(issueErrors(error));
  };
  return { ...fields, submit, isPending };
};

const ChangeForm = () => {
  const { bind, refusals, submit, isPending } = useEmailForm();
  return (
    <Form label="Email address" refusals={refusals} onSubmit={submit}>
      <TextInput
        {...bind('newEmail')}
        label="New email address"
        name="newEmail"
        type="email"
        autoComplete="email"
      />
      <OwnerProofInput bind={bind} label="Your password" />
      <Box>
        <SubmitButton label="Send link" isPending={isPending} />
      </Box>
      <OutboxHint />
    </Form>
  );
};

/** The address, and the way to another one. */
export const EmailForm = () => {
  const { data, isPending, refetch } = useQuery(emailQuery());
  if (isPending) return <Skeleton height="120px" role="status" aria-label="Loading your email" />;
  if (!data) return <LoadFailed what="Your email" onRetry={refetch} />;
  return (
    <>
      <Text as="p" size="3" mb="4" className={textStyles['unbroken']}>
        {data.email}, {data.verified ? 'confirmed' : 'not confirmed yet'}
      </Text>
      {data.canSend ? (
        <ChangeForm />
      ) : (
        <Text as="p" size="2" color="gray">
          It cannot be changed here: this installation sends no mail.
        </Text>
      )}
    </>
  );
};
