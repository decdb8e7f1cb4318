import { Flex } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type ForgotPasswordBody,
  forgotPasswordBody,
} from '../../../../domain/contracts/account.ts';
import { request } from '../../../http/request.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { MailCard } from '../mail/mail-card.tsx';
import { OutboxHint } from '../mail/outbox-hint.tsx';

const empty = { emailOrUsername: '' };

const useAsk = () =>
  useMutation({
    mutationFn: (body: ForgotPasswordBody) =>
      request({ path: '/api/auth/password/forgot', method: 'POST', body, schema: z.unknown() }),
    onError: (error) => reportFailure('Could not ask for a link', error),
  });

/** It says the same whether somebody has the name or nobody. */
const Asked = () => (
  <MailCard
    title="Check your mail"
    line="If an account has that email or username, we sent it a link that works for an hour. Look in the spam folder too. You can ask for three links an hour."
  >
    <Flex direction="column" gap="4" align="start">
      <LinkButton to="/auth" size="3">
        Back to sign in
      </LinkButton>
      <OutboxHint />
    </Flex>
  </MailCard>
);

/** Asks for a link that resets the password. */
export const ForgotPasswordPage = () => {
  const { values, refusals, refuse, bind } = useFields(empty);
  const { mutate, isPending, isSuccess } = useAsk();
  const submit = (): void => {
    const { data, error } = forgotPasswordBody.safeParse(values);
    if (data) mutate(data, { onError: (failure) => refuse(refusalErrors(failure)) });
    else refuse(issueErrors(error));
  };
  if (isSuccess) return <Asked />;
  return (
    <MailCard
      title="Forgot your password?"
      line="Enter your email or username. We will send a link to choose a new one."
    >
      <Form label="Forgot your password?" refusals={refusals} onSubmit={submit}>
        <TextInput
          {...bind('emailOrUsername')}
          label="Email or username"
          name="emailOrUsername"
          autoComplete="username"
        />
        <SubmitButton label="Send link" isPending={isPending} />
        <TextLink to="/auth" size="3">
          Back to sign in
        </TextLink>
      </Form>
    </MailCard>
  );
};
