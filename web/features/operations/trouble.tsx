import { Box, Flex, Heading, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { Operations } from '../../../domain/contracts/operations.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { grouped } from '../../format/counts.ts';
import { recentDate } from '../../format/learner-dates.ts';
import { useSession } from '../../session/use-session.ts';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';
import { RetryButton } from './retry-button.tsx';

/** A moment as the administrator's own clock has it. */
const useMoments = (): ((at: Instant) => string) => {
  const { user } = useSession();
  return (at) => (user ? recentDate(at, user) : at);
};

type EntryProps = {
  readonly name: string;
  readonly error: string;
  readonly facts: readonly (string | null)[];
  readonly action?: ReactNode;
};

const Entry = ({ name, error, facts, action }: EntryProps) => (
  <li>
    <Flex justify="between" align="start" gap="4" py="3" wrap="wrap">
      <Box minWidth="0" flexGrow="1" flexBasis="260px">
        <Heading as="h3" size="3" weight="medium">
          {name}
        </Heading>
        <Text as="p" size="2" mt="1" style={{ overflowWrap: 'anywhere' }}>
          {error}
        </Text>
        <Text
          as="p"
          size="2"
          color="gray"
          mt="1"
          className={textStyles['num']}
          style={{ overflowWrap: 'anywhere' }}
        >
          {facts.filter((fact) => fact !== null).join(' · ')}
        </Text>
      </Box>
      {action}
    </Flex>
  </li>
);

const Entries = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Panel title={title}>
    <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}>{children}</ul>
  </Panel>
);

type Cause = Pick<Operations['readModels'][number], 'position' | 'eventId' | 'eventType'>;

const causeOf = ({ position, eventId, eventType }: Cause): (string | null)[] => [
  eventType && `${eventType} ${eventId}`,
  position && `position ${position}`,
];

export const CatchingUp = ({ catchingUp }: Pick<Operations, 'catchingUp'>) => {
  if (!catchingUp) return null;
  const { readModels, percent, events, perSecond } = catchingUp;
  return (
    <Entries title="Read models that catch up with the log">
      <Entry
        name={readModels.join(', ')}
        error={`At ${percent}% of the log.`}
        facts={[`${grouped(events)} events folded`, `${grouped(perSecond)} a second`]}
      />
    </Entries>
  );
};

export const StoppedReadModels = ({ readModels }: Pick<Operations, 'readModels'>) => {
  const moment = useMoments();
  if (readModels.length === 0) return null;
  return (
    <Entries title="Stopped read models">
      {readModels.map(({ name, error, since, ...cause }) => (
        <Entry
          key={name}
          name={name}
          error={error}
          facts={[`Since ${moment(since)}`, ...causeOf(cause)]}
          action={<RetryButton name={name} />}
        />
      ))}
    </Entries>
  );
};

export const StalledReactions = ({ stalled }: Pick<Operations, 'stalled'>) => {
  const moment = useMoments();
  if (stalled.length === 0) return null;
  return (
    <Entries title="Failing reactions">
      {stalled.map(({ name, error, since }) => (
        <Entry
          key={name}
          name={name}
          error={error}
          facts={[`Since ${moment(since)}`, 'Tried again every few seconds']}
        />
      ))}
    </Entries>
  );
};

const reactionsIn = (parked: Operations['parked']): readonly string[] => [
  ...new Set(parked.map(({ reaction }) => reaction)),
];

export const ParkedWork = ({ parked, parkedCount }: Pick<Operations, 'parked' | 'parkedCount'>) => {
  const moment = useMoments();
  if (parked.length === 0) return null;
  return (
    <Entries title="Work waiting for another try">
      {parked.map(({ reaction, stream, error, failures, since, nextTryAt, ...cause }) => (
        <Entry
          key={`${reaction} ${stream} ${cause.eventId ?? error}`}
          name={`${reaction}: ${stream}`}
          error={error}
          facts={[
            `Since ${moment(since)}, tried ${failures} ${failures === 1 ? 'time' : 'times'}`,
            nextTryAt ? `Next try ${moment(nextTryAt)}` : 'Tried again when you ask for it',
            ...causeOf(cause),
          ]}
        />
      ))}
      {parkedCount > parked.length ? (
        <li>
          <Text as="p" size="2" color="gray" my="3">
            And {grouped(parkedCount - parked.length)} more.
          </Text>
        </li>
      ) : null}
      <li>
        <Flex gap="3" py="3" wrap="wrap">
          {reactionsIn(parked).map((reaction) => (
            <RetryButton key={reaction} name={reaction} />
          ))}
        </Flex>
      </li>
    </Entries>
  );
};
