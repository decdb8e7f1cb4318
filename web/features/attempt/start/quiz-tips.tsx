import { Box, Grid, Text } from '@radix-ui/themes';
import { Panel } from '../../../ui/panel.tsx';

const tips = [
  {
    title: 'Answer before you look',
    text: 'Read the stem, say your answer, then find it among the options.',
  },
  {
    title: 'Strike out first',
    text: 'Press X and a letter. Two options left is a different question from four.',
  },
  {
    title: 'Skip without guilt',
    text: 'A skipped question counts as skipped, not as incorrect. The map brings you back.',
  },
  {
    title: 'Read the wrong ones',
    text: 'The reason of an option you did not choose is the next question you get right.',
  },
] as const;

export const QuizTips = () => (
  <Panel title="Quiz Tips">
    <Grid columns={{ initial: '1', sm: '2', md: '4' }} gap="4">
      {tips.map(({ title, text }) => (
        <Box key={title}>
          <Text as="div" size="2" weight="medium">
            {title}
          </Text>
          <Text as="div" size="2" color="gray" className="pretty">
            {text}
          </Text>
        </Box>
      ))}
    </Grid>
  </Panel>
);
