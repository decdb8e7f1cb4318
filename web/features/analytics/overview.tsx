import { Badge, Box, Button, Card, Flex, Grid, Heading, Text } from '@radix-ui/themes';
import { ArrowRight } from 'lucide-react';
import type { QuizAnalytics } from '../../../domain/contracts/analytics.ts';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import { type AnalyticsFigure, standingsOf } from './standings.ts';

const StandingCard = ({ title, state, text, Icon }: AnalyticsFigure) => (
  <Card size={{ initial: '2', sm: '3' }}>
    <Flex gap="3" align="start">
      <Icon size={20} color="var(--accent-11)" aria-hidden="true" />
      <Box minWidth="0" flexGrow="1">
        <Flex justify="between" align="center" gap="3" wrap="wrap">
          <Heading as="h2" size="3" weight="medium">
            {title}
          </Heading>
          <Badge color={state.color}>{state.word}</Badge>
        </Flex>
        <Text
          as="p"
          size="2"
          color="gray"
          mt="1"
          className={classes(textStyles['num'], textStyles['pretty'])}
        >
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
