import { Button, Callout, Flex } from '@radix-ui/themes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { z } from 'zod';
import { request } from '../../../http/request.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { showToast } from '../../../toast/toast-store.ts';
import textStyles from '../../../ui/text.module.css';
import { OutboxHint } from '../mail/outbox-hint.tsx';
import { emailQuery } from './email-query.ts';

const useSendAgain = () =>
  useMutation({
    mutationFn: () =>
      request({ path: '/api/auth/email/confirmation', method: 'POST', schema: z.unknown() }),
    onSuccess: () => showToast({ title: 'Link sent', description: 'Open it within three days.' }),
    onError: (error) => reportFailure('Could not send the link', error),
  });

/** Asks for what a forgotten password would need; everything works without it. */
export const ConfirmEmailNote = () => {
  const { data } = useQuery(emailQuery());
  const { mutate, isPending } = useSendAgain();
  if (!data || data.verified || !data.canSend) return null;
  return (
    <Callout.Root color="gray" mb="5">
      <Callout.Icon>
        <MailCheck size={16} />
      </Callout.Icon>
      <Flex direction="column" align="start" gap="3">
        <Callout.Text className={textStyles['unbroken']}>
          Confirm that {data.email} is yours: open the link we sent there. Then a forgotten password
          is a matter of a minute.
        </Callout.Text>
        <Button variant="surface" color="gray" loading={isPending} onClick={() => mutate()}>
          Send the link again
        </Button>
        <OutboxHint />
      </Flex>
    </Callout.Root>
  );
};
