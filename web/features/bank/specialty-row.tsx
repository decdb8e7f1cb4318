import { Badge, Box, Flex, Progress, Table, Text } from '@radix-ui/themes';
import type { GenerationStatus } from '../../../domain/contracts/generation.ts';
import { grouped } from '../../format/counts.ts';
import textStyles from '../../ui/text.module.css';

type Specialty = GenerationStatus['specialties'][number];

/** The specification's words for the three states. */
const states = {
  'not-started': { text: 'Pending', color: 'gray' },
  'in-progress': { text: 'Generating', color: 'amber' },
  completed: { text: 'Complete', color: 'green' },
} as const;

type SpecialtyProps = { readonly specialty: Specialty };

const StateBadge = ({ specialty }: SpecialtyProps) => {
  const { text, color } = states[specialty.status];
  return <Badge color={color}>{text}</Badge>;
};

const TowardsTarget = ({ specialty }: SpecialtyProps) => {
  const { name, questions, target, percentage } = specialty;
  return (
    <Flex direction="column" gap="2">
      <Text size="2" className={textStyles['num']}>
        {grouped(questions)} of {grouped(target)}, {percentage}%
      </Text>
      <Progress value={percentage} aria-label={`${name}: ${percentage}% of the target`} />
    </Flex>
  );
};

/** One of the 14 specialties on its way to its target, in a table. */
export const SpecialtyRow = ({ specialty }: SpecialtyProps) => {
  const { code, name, examQuestions, timeLimit, passingScore } = specialty;
  return (
    <Table.Row align="center">
      <Table.RowHeaderCell>
        <Text as="div" size="2" weight="medium">
          {name}
        </Text>
        <Text as="div" size="2" color="gray">
          {code}
        </Text>
      </Table.RowHeaderCell>
      <Table.Cell>
        <StateBadge specialty={specialty} />
      </Table.Cell>
      <Table.Cell minWidth="200px">
        <TowardsTarget specialty={specialty} />
      </Table.Cell>
      <Table.Cell justify="end">{examQuestions}</Table.Cell>
      <Table.Cell justify="end">{timeLimit} h</Table.Cell>
      <Table.Cell justify="end">{passingScore}%</Table.Cell>
    </Table.Row>
  );
};

/** The same where there is no room for a table. */
export const SpecialtyEntry = ({ specialty }: SpecialtyProps) => {
  const { name, examQuestions, timeLimit, passingScore } = specialty;
  return (
    <Box asChild py="3">
      <li>
        <Flex justify="between" gap="3" mb="2">
          <Text size="2" weight="medium">
            {name}
          </Text>
          <StateBadge specialty={specialty} />
        </Flex>
        <TowardsTarget specialty={specialty} />
        <Text as="div" size="2" color="gray" mt="2" className={textStyles['num']}>
          Exam of {examQuestions} questions in {timeLimit} h, pass mark {passingScore}%
        </Text>
      </li>
    </Box>
  );
};
