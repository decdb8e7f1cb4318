import { Box, Code, Flex, Text } from '@radix-ui/themes';
import type { Evidence } from '../../../domain/contracts/evidence.ts';
import { dayWords } from '../../format/day-words.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import { TextLink } from '../../ui/text-link.tsx';

type Events = Evidence['events'];

const EventRow = ({ day, type, words, attemptId }: Events[number]) => (
  <Flex direction="column" gap="1" py="3" asChild>
    <li>
      {attemptId === null ? (
        <Text size="2" weight="medium">
          {words}
        </Text>
      ) : (
        <TextLink size="2" weight="medium" to={`/quiz?attempt=${attemptId}`}>
          {words}
        </TextLink>
      )}
      <Flex justify="between" align="baseline" gap="3" wrap="wrap">
        <Text size="2" color="gray" className={textStyles['num']}>
          {dayWords(day)}
        </Text>
        <Code size="1" color="gray" variant="ghost">
          {type}
        </Code>
      </Flex>
    </li>
  </Flex>
);

/** Each event with what it contributed; that of a quiz leads to its results. */
export const EvidenceEvents = ({ events }: { readonly events: Events }) =>
  events.length === 0 ? (
    <Text as="p" size="2" color="gray">
      Nothing counts toward this number yet.
    </Text>
  ) : (
    <Box my="-3" asChild>
      <ul className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>
        {events.map((event) => (
          <EventRow key={event.position} {...event} />
        ))}
      </ul>
    </Box>
  );
