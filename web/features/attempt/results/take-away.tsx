import { Box, Heading, Text } from '@radix-ui/themes';
import type { Teaching } from '../../../../domain/contracts/exhibits.ts';
import type { AnswerDetail } from '../../../../domain/contracts/quiz.ts';
import { DataTable } from '../../../ui/data-table.tsx';

const Parts = ({ clue, rule, trap, compare }: Teaching) => (
  <>
    <dl className="teaching measure pretty">
      <dt>Deciding clue</dt>
      <dd>{clue}</dd>
      <dt>Rule</dt>
      <dd>{rule}</dd>
      <dt>Trap</dt>
      <dd>{trap}</dd>
    </dl>
    {compare ? (
      <Box mt="4">
        <DataTable {...compare} caption="Side by side" />
      </Box>
    ) : null}
  </>
);

type TakeAwayProps = Pick<AnswerDetail, 'explanation' | 'teaching'> & {
  readonly as?: 'h3' | 'h4';
};

/** What a question teaches, under its options: in its parts where it has them. */
export const TakeAway = ({ explanation, teaching, as = 'h4' }: TakeAwayProps) =>
  explanation === '' ? null : (
    <Box mt="4">
      <Heading as={as} size="2" weight="medium" mb="1">
        Key takeaway
      </Heading>
      {teaching ? (
        <Parts {...teaching} />
      ) : (
        <Text as="p" size="3" className="measure pretty">
          {explanation}
        </Text>
      )}
    </Box>
  );
