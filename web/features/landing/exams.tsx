import { Box, Grid } from '@radix-ui/themes';
import { ExamList } from './exam-list.tsx';
import { examRows } from './exam-rows.ts';
import { ExamTable } from './exam-table.tsx';

const middle = Math.ceil(examRows.length / 2);

/** All exams: two tables side by side, or a list where they do not fit. */
export const Exams = () => (
  <>
    <Grid columns={{ initial: '1', md: '2' }} gapX="7" display={{ initial: 'none', sm: 'grid' }}>
      <ExamTable rows={examRows.slice(0, middle)} label="Exams, first half" />
      <ExamTable rows={examRows.slice(middle)} label="Exams, second half" />
    </Grid>
    <Box display={{ initial: 'block', sm: 'none' }}>
      <ExamList rows={examRows} />
    </Box>
  </>
);
