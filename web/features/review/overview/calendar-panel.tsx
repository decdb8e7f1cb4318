import { AlertDialog, Button, Flex, Skeleton, Text } from '@radix-ui/themes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Copy, Unlink } from 'lucide-react';
import type { CalendarFeed } from '../../../../domain/contracts/review.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { ReadOnlyInput } from '../../../ui/form/read-only-input.tsx';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { terms } from '../../../ui/terms.ts';
import textStyles from '../../../ui/text.module.css';
import {
  calendarFeedQuery,
  createCalendarFeed,
  revokeCalendarFeed,
} from '../queries/calendar-feed-query.ts';

const useFeedChange = (change: () => Promise<CalendarFeed>, failed: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (feed) => client.setQueryData(calendarFeedQuery().queryKey, feed),
    onError: (error) => reportFailure(failed, error),
  });
};

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    showToast({
      title: 'Link copied',
      description: 'In your calendar app, add a calendar from this URL.',
    });
  } catch {
    showToast({
      title: 'Could not copy',
      description: 'Select the link and copy it yourself.',
      tone: 'destructive',
    });
  }
};

const Revoke = () => {
  const { mutate, isPending } = useFeedChange(revokeCalendarFeed, 'Could not revoke the link');
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger>
        <Button variant="surface" color="red" loading={isPending}>
          <Unlink size={16} />
          Revoke
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="440px">
        <AlertDialog.Title size="5" weight="medium">
          Revoke this link?
        </AlertDialog.Title>
        <AlertDialog.Description size="3">
          Calendars that use it will stop updating. You can create a new link afterward.
        </AlertDialog.Description>
        <Flex gap="3" mt="5" justify="end" wrap="wrap">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray" {...highContrast}>
              Keep it
            </Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action>
            <Button color="red" onClick={() => mutate()}>
              Revoke
            </Button>
          </AlertDialog.Action>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};

const Address = ({ url }: { readonly url: string }) => (
  <>
    <ReadOnlyInput
      label={terms.calendarLink}
      value={url}
      hint="Anyone with this link can see your review days and exam date, nothing else."
    />
    <Flex gap="3" mt="4" wrap="wrap">
      <Button onClick={() => void copy(url)}>
        <Copy size={16} />
        Copy
      </Button>
      <Revoke />
    </Flex>
  </>
);

const Offer = () => {
  const { mutate, isPending } = useFeedChange(createCalendarFeed, terms.noCalendarLink);
  return (
    <>
      <Text as="p" size="2" color="gray" mb="3" className={textStyles['pretty']}>
        One entry for each review day, plus your exam. It updates with your plan.
      </Text>
      <Button variant="surface" loading={isPending} onClick={() => mutate()}>
        <CalendarPlus size={16} />
        {terms.createCalendarLink}
      </Button>
    </>
  );
};

/** The plan as a calendar that other programs follow. */
export const CalendarPanel = () => (
  <Panel title="Add it to your calendar" note="Works with Google, Apple, and Outlook calendars">
    <Loaded
      query={useQuery(calendarFeedQuery())}
      what="Your calendar link"
      skeleton={<Skeleton height="90px" role="status" aria-label="Loading your calendar link" />}
    >
      {({ url }) => (url ? <Address url={url} /> : <Offer />)}
    </Loaded>
  </Panel>
);
