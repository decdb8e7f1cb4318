import { Callout, Flex } from '@radix-ui/themes';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ViewReason } from '../../../../../domain/contracts/audit.ts';
import type { UserPast } from '../../../../../domain/contracts/user-past.ts';
import { counted } from '../../../../format/counts.ts';
import { PageHead } from '../../../../ui/page-head.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { AdminsOnly } from '../../admins-only.tsx';
import { MomentForm } from './moment-form.tsx';
import { PastFigures } from './past-figures.tsx';
import { useUserPast } from './use-user-past.ts';

const answerOf = ({ username, local, was: { progress } }: UserPast): string => {
  const done = `${username} had finished ${counted(progress.quizzesTaken, 'quiz', 'quizzes')}`;
  const average = progress.scores === 0 ? '' : `, with an average of ${progress.averageScore}%`;
  return `On ${local.replace('T', ' at ')} ${done}${average}.`;
};

const Notice = ({ past: { events, later, timeZone, tookMs } }: { readonly past: UserPast }) => (
  <Callout.Root color="amber" role="status">
    <Callout.Icon>
      <History size={16} aria-hidden="true" />
    </Callout.Icon>
    <Callout.Text>
      Rebuilt from {counted(events, 'event')} in {tookMs} ms, by their clock in {timeZone}. Read
      only: {counted(later.events, 'later event')} left out, and nothing here can be changed. That
      you looked is recorded.
    </Callout.Text>
  </Callout.Root>
);

const Past = () => {
  const { accountId = '' } = useParams();
  const [reason, setReason] = useState<ViewReason>('support');
  const { mutate, data, isPending } = useUserPast(accountId);
  return (
    <>
      <p>
        <TextLink to={`/admin/users/${accountId}`}>Back to now</TextLink>
      </p>
      <PageHead title="At a moment" answer={data ? answerOf(data) : undefined}>
        Choose a moment to see this account as it was then: progress, plan, and what it could do.
      </PageHead>
      <Flex direction="column" gap="4">
        <MomentForm
          key={data?.moment}
          past={data}
          isPending={isPending}
          reason={reason}
          onReason={setReason}
          onAsk={mutate}
        />
        {data ? <Notice past={data} /> : null}
        {data ? <PastFigures past={data} /> : null}
      </Flex>
    </>
  );
};

/** One account as it was at a past moment, rebuilt from the log; for administrators. */
export const UserPastPage = () => (
  <AdminsOnly>
    <Past />
  </AdminsOnly>
);
