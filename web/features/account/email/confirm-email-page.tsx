import { Skeleton } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { HttpError } from '../../../http/http-error.ts';
import { request } from '../../../http/request.ts';
import { userKey } from '../../../session/user-query.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { MailCard } from '../mail/mail-card.tsx';
import { useLinkSecret } from '../mail/use-link-secret.ts';
import { emailKey } from './email-query.ts';

const useConfirm = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      request({
        path: '/api/auth/email/confirm',
        method: 'POST',
        body: { token },
        schema: z.unknown(),
      }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: emailKey }),
        client.invalidateQueries({ queryKey: userKey }),
      ]),
  });
};

const Refused = ({ text }: { readonly text: string }) => (
  <MailCard title="This link does not work" line={text}>
    <LinkButton to="/settings#security" size="3">
      Go to settings
    </LinkButton>
  </MailCard>
);

const gone = 'It was already used, a newer one was sent, or its time is over.';

/** Opening the link is all that is asked of anybody. */
const Confirmation = ({ token }: { readonly token: string }) => {
  const { mutate, isSuccess, error } = useConfirm();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    mutate(token);
  }, [mutate, token]);
  if (isSuccess)
    return (
      <MailCard title="Email confirmed" line="This address is now the one of your account.">
        <LinkButton to="/" size="3">
          Continue
        </LinkButton>
      </MailCard>
    );
  if (error instanceof HttpError && error.status < 500)
    return <Refused text={error.field === 'newEmail' ? error.text : gone} />;
  if (error) return <LoadFailed what="The link" onRetry={() => mutate(token)} />;
  return <Skeleton height="160px" role="status" aria-label="Confirming your email" />;
};

export const ConfirmEmailPage = () => {
  const token = useLinkSecret();
  return token === '' ? <Refused text={gone} /> : <Confirmation key={token} token={token} />;
};
