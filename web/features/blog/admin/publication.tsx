import { Box, Button, Flex, Text, TextField } from '@radix-ui/themes';
import { useState } from 'react';
import type { BlogPostDetail } from '../../../../domain/contracts/blog.ts';
import { epochMs, type Instant, instantOf } from '../../../../domain/kernel/time.ts';
import { dateAndTime } from '../../../format/learner-dates.ts';
import { serverText } from '../../../http/http-error.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import textStyles from '../../../ui/text.module.css';
import { useReaderCalendar } from '../use-reader-calendar.ts';
import { schedulePost, withdrawPost } from './admin-queries.ts';
import { PostStatusBadge } from './status-badge.tsx';
import { usePostChange } from './use-post-change.ts';

type DialogProps = { readonly post: BlogPostDetail; readonly onClose: () => void };

const failed = 'The server did not answer.';

/** A local time as the browser's field has it is read on the browser's own clock; empty is at once. */
const instantFrom = (local: string): Instant | null =>
  local === '' ? null : instantOf(epochMs(local as Instant));

const PublishDialog = ({ post, onClose }: DialogProps) => {
  const [from, setFrom] = useState('');
  const publishing = usePostChange(schedulePost, onClose);
  return (
    <ReasonDialog
      title={`Publish: ${post.title}`}
      text="Everyone can read it from that time on. Leave the time empty to publish it now."
      confirm={from === '' ? 'Publish now' : 'Schedule'}
      isPending={publishing.isPending}
      problem={publishing.isError ? (serverText(publishing.error) ?? failed) : undefined}
      onClose={onClose}
      onConfirm={(reason) => {
        const { id, revision } = post;
        publishing.mutate({ id, body: { revision, publishedAt: instantFrom(from), reason } });
      }}
    >
      <Box mt="4">
        <Field label="Time (optional)" hint="As the clock of this computer shows it.">
          {(control) => (
            <TextField.Root
              {...control}
              type="datetime-local"
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          )}
        </Field>
      </Box>
    </ReasonDialog>
  );
};

const WithdrawDialog = ({ post, onClose }: DialogProps) => {
  const withdrawing = usePostChange(withdrawPost, onClose);
  return (
    <ReasonDialog
      title={`Withdraw: ${post.title}`}
      text="It leaves the blog at once. Its text stays here, and you can publish it again."
      confirm="Withdraw"
      isPending={withdrawing.isPending}
      problem={withdrawing.isError ? (serverText(withdrawing.error) ?? failed) : undefined}
      onClose={onClose}
      onConfirm={(reason) =>
        withdrawing.mutate({ id: post.id, body: { revision: post.revision, reason } })
      }
    />
  );
};

const isOut = ({ status }: BlogPostDetail): boolean =>
  status === 'published' || status === 'scheduled';

/** Where a post stands, and where it may go from here. */
export const Publication = ({ post }: { readonly post: BlogPostDetail }) => {
  const [asked, setAsked] = useState<'publish' | 'withdraw'>();
  const calendar = useReaderCalendar();
  const close = (): void => setAsked(undefined);
  return (
    <Panel title="Publication" note="Each change asks for a reason and stays in the audit.">
      <Flex direction="column" gap="3" align="start">
        <PostStatusBadge status={post.status} />
        {post.publishedAt ? (
          <Text size="2" className={textStyles['num']}>
            {post.status === 'scheduled' ? 'From' : 'Since'}{' '}
            {dateAndTime(post.publishedAt, calendar)}
          </Text>
        ) : null}
        <Flex gap="3" wrap="wrap">
          <Button variant="surface" onClick={() => setAsked('publish')}>
            {isOut(post) ? 'Change the time' : 'Publish'}
          </Button>
          {isOut(post) ? (
            <Button variant="surface" color="red" onClick={() => setAsked('withdraw')}>
              Withdraw
            </Button>
          ) : null}
        </Flex>
      </Flex>
      {asked === 'publish' ? <PublishDialog post={post} onClose={close} /> : null}
      {asked === 'withdraw' ? <WithdrawDialog post={post} onClose={close} /> : null}
    </Panel>
  );
};
