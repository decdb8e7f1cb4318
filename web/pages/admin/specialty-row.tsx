import { Badge, Flex, Progress, Table, Text } from '@radix-ui/themes';
import type { GenerationStatus } from '../../../domain/contracts/generation.ts';

type Specialty = GenerationStatus['specialties'][number];

/** The specification's words for the three states. */
const states = {
  'not-started': { text: 'Pending', color: 'gray' },
  'in-progress': { text: 'Generating', color: 'amber' },
  completed: { text: 'Complete', color: 'green' },
} as const;

/** One of the 14 specialties on its way to its target. */
export const SpecialtyRow = ({ specialty }: { readonly specialty: Specialty }) => {
  const { code, name, questions, target, percentage, examQuestions, timeLimit, passingScore } =
    specialty;
  const state = states[specialty.status];
  return (
    <Table.Row align="center">
      <Table.RowHeaderCell minWidth="180px">
        <Text as="div" size="2" weight="medium">
          {name}
        </Text>
        <Text as="div" size="2" color="gray">
          {code}
        </Text>
      </Table.RowHeaderCell>
      <Table.Cell>
        <Badge color={state.color}>{state.text}</Badge>
      </Table.Cell>
      <Table.Cell minWidth="200px">
        <Flex direction="column" gap="2">
          <Text size="2" className="num">
            {questions.toLocaleString('en-US')} of {target.toLocaleString('en-US')}, {percentage}%
          </Text>
          <Progress value={percentage} aria-label={`${name}: ${percentage}% of the target`} />
        </Flex>
      </Table.Cell>
      <Table.Cell justify="end">{examQuestions}</Table.Cell>
      <Table.Cell justify="end">{timeLimit} h</Table.Cell>
      <Table.Cell justify="end">{passingScore}%</Table.Cell>
    </Table.Row>
  );
};
