import { Box, Button, Dialog, Skeleton, VisuallyHidden } from '@radix-ui/themes';
import { type ReactNode, useEffect } from 'react';
import type { AuditCounts, AuditEntry } from '../../../domain/contracts/audit.ts';
import type { LearnerCalendar } from '../../format/learner-dates.ts';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import styles from './audit.module.css';
import type { AuditAddress } from './audit-filter.ts';
import { EventPanel, type EventPanelProps } from './event/event-panel.tsx';
import { useEventKeys } from './event/use-event-keys.ts';
import { LogList } from './log/log-list.tsx';

type AuditLogProps = Pick<AuditAddress, 'event' | 'choose' | 'move'> & {
  readonly entries: readonly AuditEntry[];
  readonly counts: AuditCounts | undefined;
  readonly calendar: LearnerCalendar;
  readonly onEarlier: (() => void) | undefined;
  readonly isFetching: boolean;
};

/** The neighbors of the event that is open, among those that are shown. */
const stepsOf = (
  entries: readonly AuditEntry[],
  open: string | undefined,
  onOpen: (position: string) => void,
) => {
  const at = entries.findIndex(({ position }) => position === open);
  const to = (index: number): (() => void) | undefined => {
    const next = at < 0 ? undefined : entries[index];
    return next && (() => onOpen(next.position));
  };
  return { onLater: to(at - 1), onEarlier: to(at + 1) };
};

/** All of a narrow screen: the log is behind it. */
const FullScreen = ({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => (
  <Dialog.Root open onOpenChange={onClose}>
    <Dialog.Content
      className={styles['event-full']}
      aria-describedby={undefined}
      // On its first button a tooltip would open, and the first Escape would close only that.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      }}
    >
      <VisuallyHidden>
        <Dialog.Title>Event</Dialog.Title>
      </VisuallyHidden>
      {children}
    </Dialog.Content>
  </Dialog.Root>
);

const Beside = (panel: EventPanelProps) => {
  const { position } = panel;
  useEffect(() => {
    // The line in the log moves with the event that is open.
    document.querySelector(`[data-position="${position}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [position]);
  return (
    <aside className={styles['event']} aria-label="Event">
      <div className={styles['event-in']}>
        <EventPanel {...panel} />
      </div>
    </aside>
  );
};

const nothingFound = {
  title: 'No events',
  text: 'Nothing that happened matches these filters. Names and email addresses are found whole, not by a part.',
} as const;

export const LogSkeleton = () => (
  <Skeleton height="560px" role="status" aria-label="Loading the log" />
);

/** The log, and beside it the event that is open. */
export const AuditLog = ({ entries, event, choose, move, calendar, ...list }: AuditLogProps) => {
  const isWide = useIsWide();
  const onOpen = (position: string): void => {
    if (event === undefined) choose({ event: position });
    else move({ event: position });
  };
  const onClose = (): void => {
    const opened = document.querySelector<HTMLElement>(`[data-position="${event}"]`);
    move({ event: undefined });
    opened?.focus();
  };
  const steps = stepsOf(entries, event, onOpen);
  useEventKeys({ ...steps, onClose }, event !== undefined);
  if (entries.length === 0 && event === undefined) return <EmptyState {...nothingFound} as="h2" />;
  const panel = event === undefined ? undefined : { position: event, onOpen, onClose, ...steps };
  return (
    <Box className={panel && isWide ? styles['audit'] : classes(styles['audit'], styles['closed'])}>
      <LogList entries={entries} calendar={calendar} open={event} onOpen={onOpen} {...list} />
      {panel && isWide ? <Beside {...panel} calendar={calendar} /> : null}
      {panel && !isWide ? (
        <FullScreen onClose={onClose}>
          <EventPanel {...panel} calendar={calendar} />
        </FullScreen>
      ) : null}
    </Box>
  );
};

/** Tells of what came while somebody reads further down. */
export const NewEvents = ({ onShow }: { readonly onShow: () => void }) => (
  <Box className={styles['new-events']}>
    <Button size="2" onClick={onShow}>
      New events
    </Button>
  </Box>
);
