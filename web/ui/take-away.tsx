import { Box, Heading, Text } from '@radix-ui/themes';
import type { Teaching } from '../../domain/contracts/exhibits.ts';
import type { AnswerDetail } from '../../domain/contracts/quiz.ts';
import { classes } from './classes.ts';
import { DataTable } from './data-table.tsx';
import exhibitsStyles from './exhibits.module.css';
import textStyles from './text.module.css';

type PartsProps = Teaching & { readonly pictures: readonly string[] };

const Parts = ({ clue, rule, trap, compare, pictures }: PartsProps) => (
  <>
    <dl
      className={classes(exhibitsStyles['teaching'], textStyles['measure'], textStyles['pretty'])}
    >
      {pictures.length > 0 ? <dt>On the picture</dt> : null}
      {pictures.map((picture) => (
        <dd key={picture}>{picture}</dd>
      ))}
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

type TakeAwayProps = Pick<AnswerDetail, 'explanation' | 'teaching' | 'pictures'> & {
  readonly as?: 'h3' | 'h4';
};

/** What a question teaches, under its options: in its parts where it has them. */
export const TakeAway = ({ explanation, teaching, pictures = [], as = 'h4' }: TakeAwayProps) =>
  explanation === '' ? null : (
    <Box mt="4">
      <Heading as={as} size="2" weight="medium" mb="1">
        Key takeaway
      </Heading>
      {teaching ? (
        <Parts {...teaching} pictures={pictures} />
      ) : (
        <Text as="p" size="3" className={classes(textStyles['measure'], textStyles['pretty'])}>
          {explanation}
        </Text>
      )}
    </Box>
  );
