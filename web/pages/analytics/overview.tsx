import { Box, Button, Card, Flex, Grid, Heading, Text } from '@radix-ui/themes';
import { Activity, ArrowRight, CalendarCheck, type LucideIcon, Route, Target } from 'lucide-react';
import type { QuizAnalytics } from '../../../domain/contracts/analytics.ts';
import { bandMarks } from '../../ui/band.ts';
import { counted, goalLine } from './analytics-sentences.ts';

type Standing = { readonly title: string; readonly text: string; readonly Icon: LucideIcon };

/** The titles are given; what stands under each is counted. */
const standingsOf = ({
  performance,
  topicMastery,
  studyPatterns,
}: QuizAnalytics): readonly Standing[] => {
  const strong = topicMastery.filter(({ accuracy }) => accuracy >= bandMarks.strong).length;
  const { daysStudied, daysCounted, averageSessionLength } = studyPatterns;
  return [
    {
      ...{ title: 'Learning Path Active', Icon: Route },
      text: `${counted(topicMastery.length, 'topic')} practiced, ${strong} at ${bandMarks.strong}% or more`,
    },
    {
      ...{ title: 'Performance Strong', Icon: Activity },
      text: `${performance.overallAccuracy}% right over ${counted(performance.quizzesTaken, 'quiz', 'quizzes')}`,
    },
    {
      ...{ title: 'Study Habits Excellent', Icon: CalendarCheck },
      text: `${daysStudied} of ${counted(daysCounted, 'day')} studied, ${averageSessionLength} min a session`,
    },
    {
      ...{ title: 'Goals On Track', Icon: Target },
      text: goalLine(performance.overallAccuracy),
    },
  ];
};

const StandingCard = ({ title, text, Icon }: Standing) => (
  <Card size={{ initial: '2', sm: '3' }}>
    <Flex gap="3" align="start">
      <Icon size={20} color="var(--accent-11)" aria-hidden="true" />
      <Box minWidth="0">
        <Heading as="h2" size="3" weight="medium">
          {title}
        </Heading>
        <Text as="p" size="2" color="gray" mt="1" className="num pretty">
          {text}
        </Text>
      </Box>
    </Flex>
  </Card>
);

type OverviewProps = { readonly analytics: QuizAnalytics; readonly onDetailed: () => void };

/** How things stand, on four cards. */
export const Overview = ({ analytics, onDetailed }: OverviewProps) => (
  <>
    <Grid columns={{ initial: 'minmax(0, 1fr)', sm: '1fr 1fr' }} gap="4">
      {standingsOf(analytics).map((standing) => (
        <StandingCard key={standing.title} {...standing} />
      ))}
    </Grid>
    <Button mt="5" onClick={onDetailed}>
      View detailed analytics
      <ArrowRight size={16} />
    </Button>
  </>
);
