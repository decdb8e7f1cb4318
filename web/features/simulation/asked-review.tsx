import { Table, Text } from '@radix-ui/themes';
import type { GatheringChoice, GatheringView } from '../../../domain/contracts/simulation.ts';

const signed = (weight: number): string => (weight > 0 ? `+${weight}` : `${weight}`);

const verdictOf = ({ isAsked, weight = 0 }: GatheringChoice): string => {
  if (isAsked) return weight < 0 ? 'Asked, and it cost' : 'Asked';
  return weight > 0 ? 'Missed' : 'Left alone';
};

/** Missed first, then what cost, then what helped, then what was rightly left alone. */
const rankOf = ({ isAsked, weight = 0 }: GatheringChoice): number => {
  if (!isAsked) return weight > 0 ? 0 : 3;
  return weight < 0 ? 1 : 2;
};

/** Everything that could be asked for, with its worth and why. */
export const AskedReview = ({ gathering }: { readonly gathering: GatheringView }) => (
  <>
    <Text as="p" size="3" className="pretty" mb="2">
      {gathering.scene}
    </Text>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too */}
    <section className="asked-table" aria-label="What could be asked for" tabIndex={0}>
      <Table.Root size="1" className="bare tight">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>Information gathering</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>You</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell justify="end">Points</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>Why</Table.ColumnHeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {gathering.choices
            .toSorted((a, b) => rankOf(a) - rankOf(b) || (b.weight ?? 0) - (a.weight ?? 0))
            .map((choice) => (
              <Table.Row key={choice.number}>
                <Table.RowHeaderCell>{choice.text}</Table.RowHeaderCell>
                <Table.Cell>{verdictOf(choice)}</Table.Cell>
                <Table.Cell justify="end">
                  <span className="num">{signed(choice.weight ?? 0)}</span>
                </Table.Cell>
                <Table.Cell>{choice.why}</Table.Cell>
              </Table.Row>
            ))}
        </Table.Body>
      </Table.Root>
    </section>
  </>
);
