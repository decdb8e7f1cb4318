import { Box, Grid, Text } from '@radix-ui/themes';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';

const tips = [
  {
    title: 'Answer before you look',
    text: 'Read the question, answer it in your head, then find that answer among the options.',
  },
  {
    title: 'Strike out first',
    text: 'Press X and a letter to strike out an option. Choosing between two is easier than between four.',
  },
  {
    title: 'Skip without guilt',
    text: 'A skipped question counts as skipped, not as incorrect. Use the question map to come back.',
  },
  {
    title: 'Read every explanation',
    text: 'Knowing why an option is wrong helps you on the next question.',
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
          <Text as="div" size="2" color="gray" className={textStyles['pretty']}>
            {text}
          </Text>
        </Box>
      ))}
    </Grid>
  </Panel>
);
