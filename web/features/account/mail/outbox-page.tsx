import { Box, Card, Flex, Heading, Link, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { type OutboxMail, outboxList } from '../../../../domain/contracts/mail.ts';
import { exactMoment } from '../../../format/learner-dates.ts';
import { request } from '../../../http/request.ts';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import textStyles from '../../../ui/text.module.css';

const lookEveryMs = 2_000;

/** An address that stands alone on its line can be opened. */
const Paragraph = ({ text }: { readonly text: string }) => (
  <Text as="p" size="3" mt="3" className={classes(textStyles['unbroken'], textStyles['pretty'])}>
    {/^https?:\/\/\S+$/.test(text) ? <Link href={text}>{text}</Link> : text}
  </Text>
);

const Entry = ({ mail: { to, subject, text, sentAt } }: { readonly mail: OutboxMail }) => (
  <Card asChild size={{ initial: '2', sm: '3' }}>
    <article aria-label={subject}>
      <Heading as="h2" size="4" weight="medium">
        {subject}
      </Heading>
      <Text as="p" size="2" color="gray" className={textStyles['unbroken']}>
        To {to}, {exactMoment(sentAt)}
      </Text>
      {text
        .trim()
        .split('\n\n')
        .map((paragraph) => (
          <Paragraph key={paragraph} text={paragraph} />
        ))}
    </article>
  </Card>
);

const Mails = () => {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => request({ path: '/api/outbox', schema: outboxList, signal }),
    refetchInterval: lookEveryMs,
    retry: false,
  });
  if (isPending) return <Skeleton height="160px" role="status" aria-label="Loading the outbox" />;
  if (!data) return <LoadFailed what="The outbox" onRetry={refetch} />;
  if (data.length === 0) return <EmptyState title="No mail yet" text="It appears here." as="h2" />;
  return (
    <Flex direction="column" gap="4">
      {data.map((mail) => (
        <Entry key={mail.id} mail={mail} />
      ))}
    </Flex>
  );
};

/** The mail of a product that sends none, for who works on it. */
export const OutboxPage = () => (
  <Box maxWidth="720px">
    <PageHead title="Outbox">
      What this installation would have sent. It is served to this machine alone, and forgotten when
      the product stops.
    </PageHead>
    <Mails />
  </Box>
);
