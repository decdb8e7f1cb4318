import { Box, Flex, Heading, Text } from '@radix-ui/themes';
import type { MadePoint, ScenarioView } from '../../../domain/contracts/simulation.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import { madePoints } from './patient-course.ts';
import styles from './simulation.module.css';
import { StatusBadge } from './status-badge.tsx';

const textOf = ({ options, chosen }: MadePoint): string =>
  options.find(({ id }) => id === chosen)?.text ?? '';

/** What was done for this patient, and how they answered; nothing before the first decision. */
export const DoneSoFar = ({ scenario }: { readonly scenario: ScenarioView }) => {
  const made = madePoints(scenario);
  if (made.length === 0) return null;
  return (
    <Box mt="4">
      <Heading as="h2" size="2" weight="regular" color="gray" mb="1">
        Done so far
      </Heading>
      <ol className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>
        {made.map((point, index) => (
          <Flex key={point.situation} gap="3" py="2" align="start" asChild>
            <li>
              <Text size="2" color="gray" className={textStyles['num']}>
                {index + 1}
              </Text>
              <Text size="2" className={classes(textStyles['pretty'], styles['simulation-done'])}>
                {textOf(point)}
              </Text>
              <StatusBadge status={point.clinicalStatus} size="1" />
            </li>
          </Flex>
        ))}
      </ol>
    </Box>
  );
};
