import { Box, Flex, Text } from '@radix-ui/themes';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import { ExamLink } from './exam-link.tsx';
import type { ExamRow } from './exam-rows.ts';

const Item = ({ row }: { readonly row: ExamRow }) => (
  <Flex justify="between" gap="3" py="2">
    <Box>
      <ExamLink {...row} />
      <Text as="div" size="2" color="gray">
        {row.label}
      </Text>
    </Box>
    <Text
      as="div"
      size="2"
      className={classes(textStyles['num'], textStyles['right'], textStyles['nowrap'])}
    >
      {row.size}
      <br />
      <Text color="gray">{row.time}</Text>
    </Text>
  </Flex>
);

/** The exam table where four columns do not fit. */
export const ExamList = ({ rows }: { readonly rows: readonly ExamRow[] }) => (
  <Box className={cellsStyles['rows']} my="-2">
    {rows.map((row) => (
      <Item key={row.exam} row={row} />
    ))}
  </Box>
);
