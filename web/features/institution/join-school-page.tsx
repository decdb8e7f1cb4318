import { Button, Callout, Flex, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invitingSchool } from '../../../domain/contracts/institution.ts';
import { HttpError } from '../../http/http-error.ts';
import { request } from '../../http/request.ts';
import { rememberReturn } from '../../session/return-to.ts';
import { useSession } from '../../session/use-session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import textStyles from '../../ui/text.module.css';
import { JoinCard } from './join-card.tsx';
import { useJoinSchool } from './use-seat-change.ts';
import { WhatIsShared } from './what-is-shared.tsx';

/** The secret leaves the address at once: neither the history nor a picture of the screen keeps it. */
const useInvitation = (): string => {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  useEffect(() => {
    if (hash === '') return;
    setToken(hash.slice(1));
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
};

const useInvitingSchool = (token: string) =>
  useQuery({
    queryKey: ['inviting-school', token],
    queryFn: ({ signal }) =>
      request({
        path: '/api/schools/invitation',
        method: 'POST',
        body: { token },
        schema: invitingSchool,
        signal,
      }),
    retry: false,
    gcTime: 0,
  });

const isRefused = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status < 500;

const Gone = () => (
  <JoinCard
    title="This invitation does not work"
    line="It was used up, revoked, or is too old, or the link was not copied whole. Ask your school for a new one."
  >
    <LinkButton to="/" size="3">
      Continue
    </LinkButton>
  </JoinCard>
);

type InvitedProps = { readonly token: string; readonly school: string };

const Visitor = ({ token, school }: InvitedProps) => {
  const navigate = useNavigate();
  const signIn = (): void => {
    rememberReturn({ path: `/join-school#${token}`, hasEnded: false });
    void navigate('/auth');
  };
  return (
    <JoinCard
      title={`${school} invites you`}
      line="Sign in or create an account first. You will see what the school can see of your study before you say yes."
    >
      <Button size="3" onClick={signIn}>
        Sign in or sign up
      </Button>
    </JoinCard>
  );
};

const Joined = ({ school }: Pick<InvitedProps, 'school'>) => (
  <JoinCard
    title={`You have a seat at ${school}`}
    line="Pro is yours for as long as you keep it. What the school sees, and the way out, are in your settings."
  >
    <Flex gap="3" wrap="wrap">
      <LinkButton to="/" size="3">
        Go to the dashboard
      </LinkButton>
      <LinkButton to="/settings#privacy" size="3" variant="surface" color="gray">
        See what is shared
      </LinkButton>
    </Flex>
  </JoinCard>
);

const Refusal = ({ error }: { readonly error: Error | null }) =>
  error ? (
    <Callout.Root color="red" role="alert" mt="4">
      <Callout.Icon>
        <CircleAlert size={16} />
      </Callout.Icon>
      <Callout.Text>
        {isRefused(error) ? error.text : 'It could not be saved. Try again in a moment.'}
      </Callout.Text>
    </Callout.Root>
  ) : null;

const Consent = ({ token, school }: InvitedProps) => {
  const { mutate, isPending, isSuccess, error } = useJoinSchool();
  if (isSuccess) return <Joined school={school} />;
  return (
    <JoinCard
      title={`Take a seat at ${school}`}
      line="A seat gives you Pro. In return the school sees how your study goes, and nothing beyond this list:"
    >
      <WhatIsShared />
      <Text as="p" size="2" color="gray" mt="5" className={textStyles['pretty']}>
        It sees what you studied before you joined, too. You can take this back at any time in your
        settings: the seat and its Pro go back to the school, and it sees nothing of you from that
        moment on.
      </Text>
      <Refusal error={error} />
      <Flex gap="3" mt="5" wrap="wrap">
        <Button size="3" loading={isPending} onClick={() => mutate(token)}>
          I agree, take the seat
        </Button>
        <LinkButton to="/" size="3" variant="surface" color="gray">
          Not now
        </LinkButton>
      </Flex>
    </JoinCard>
  );
};

const Invited = ({ token }: Pick<InvitedProps, 'token'>) => {
  const { user } = useSession();
  const { data, error, refetch } = useInvitingSchool(token);
  if (data) {
    return user ? (
      <Consent token={token} school={data.school} />
    ) : (
      <Visitor token={token} school={data.school} />
    );
  }
  if (isRefused(error)) return <Gone />;
  if (error) return <LoadFailed what="The invitation" onRetry={refetch} error={error} />;
  return <Skeleton height="240px" role="status" aria-label="Reading the invitation" />;
};

/** Where an invitation of a school leads: what it sees, and the yes or no of the learner. */
export const JoinSchoolPage = () => {
  const token = useInvitation();
  return token === '' ? <Gone /> : <Invited key={token} token={token} />;
};
