import { Box, Button, Flex, Heading, IconButton, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Copy, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AuditEventShown } from '../../../../domain/contracts/audit.ts';
import { dayIn } from '../../../../domain/kernel/time.ts';
import type { LearnerCalendar } from '../../../format/learner-dates.ts';
import { timeOfDay } from '../../../format/learner-dates.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import textStyles from '../../../ui/text.module.css';
import { Tooltip } from '../../../ui/tooltip.tsx';
import styles from '../audit.module.css';
import { auditEventQuery } from '../audit-queries.ts';
import { dayTitle } from '../day-title.ts';
import { useLabels } from '../names/names-context.ts';
import { EventFacts } from './event-facts.tsx';
import { WhatLedToWhat } from './what-led-to-what.tsx';

export type EventPanelProps = {
  readonly position: string;
  readonly calendar: LearnerCalendar;
  readonly onOpen: (position: string) => void;
  /** Undefined at the ends of what is shown. */
  readonly onLater: (() => void) | undefined;
  readonly onEarlier: (() => void) | undefined;
  readonly onClose: () => void;
};

const copied = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text);
  showToast({ title: 'Copied', description: 'The event is on the clipboard as JSON.' });
};

const textOf = ({ stored }: AuditEventShown): string => JSON.stringify(stored, null, 2);

type StepProps = {
  readonly label: string;
  readonly Icon: typeof X;
  readonly onClick: (() => void) | undefined;
};

const Step = ({ label, Icon, onClick }: StepProps) => (
  <Tooltip content={label}>
    <IconButton
      variant="ghost"
      color="gray"
      {...highContrast}
      aria-label={label}
      disabled={onClick === undefined}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  </Tooltip>
);

const Bar = ({
  shown,
  onLater,
  onEarlier,
  onClose,
}: Pick<EventPanelProps, 'onLater' | 'onEarlier' | 'onClose'> & {
  readonly shown: AuditEventShown | undefined;
}) => (
  <Flex justify="between" align="center" mb="4">
    <Flex gap="4">
      <Step label="Later event (K)" Icon={ArrowUp} onClick={onLater} />
      <Step label="Earlier event (J)" Icon={ArrowDown} onClick={onEarlier} />
    </Flex>
    <Flex gap="4">
      <Step
        label="Copy as JSON"
        Icon={Copy}
        onClick={shown ? () => void copied(textOf(shown)) : undefined}
      />
      <Step label="Close" Icon={X} onClick={onClose} />
    </Flex>
  </Flex>
);

const Shown = ({
  shown,
  calendar: { timeZone, today },
  onOpen,
}: Pick<EventPanelProps, 'calendar' | 'onOpen'> & { readonly shown: AuditEventShown }) => {
  const { actor } = useLabels();
  const { entry, sealed, chain } = shown;
  const { verb, what, tail } = entry.says;
  return (
    <>
      <Heading as="h2" size="4" weight="medium" mb="1" className={textStyles['unbroken']}>
        {actor(entry.actor)} {verb} {what}
      </Heading>
      <Text as="p" size="2" color="gray" mb="4">
        {dayTitle(dayIn(timeZone, entry.at), today)} at {timeOfDay(entry.at, { timeZone })}
        {tail === null ? '.' : `. ${tail}.`}
      </Text>
      <EventFacts entry={entry} sealed={sealed} />
      <Heading as="h3" size="3" weight="medium" mb="3">
        What led to what
      </Heading>
      <WhatLedToWhat chain={chain} here={entry.position} onOpen={onOpen} />
      <Heading as="h3" size="3" weight="medium" mb="2" mt="5">
        The event as stored
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles['raw']} tabIndex={0} aria-label="The event as stored">
        <pre>{textOf(shown)}</pre>
      </section>
      <Button asChild variant="surface" color="gray" {...highContrast} mt="3">
        <Link to={`/admin/audit?stream=${encodeURIComponent(entry.stream)}`}>
          Every event of this stream
        </Link>
      </Button>
    </>
  );
};

/** One event in full: where it stands, what led to it, and as it is in the log. */
export const EventPanel = ({ position, calendar, onOpen, ...steps }: EventPanelProps) => {
  const query = useQuery(auditEventQuery(position));
  return (
    <Box>
      <Bar shown={query.data} {...steps} />
      <Loaded
        query={query}
        what="The event"
        skeleton={<Skeleton height="520px" role="status" aria-label="Loading the event" />}
      >
        {(shown) => <Shown shown={shown} calendar={calendar} onOpen={onOpen} />}
      </Loaded>
    </Box>
  );
};
