import { Box, Flex, Grid, Heading, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FigureUnit } from '../../../domain/contracts/evidence.ts';
import type { ProgressChanges } from '../../../domain/contracts/time-travel.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { counted, grouped } from '../../format/counts.ts';
import { shortDayWords } from '../../format/day-words.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { terms } from '../../ui/terms.ts';
import textStyles from '../../ui/text.module.css';
import { TextLink } from '../../ui/text-link.tsx';
import { figureWords } from '../evidence/figure-words.ts';
import { progressChangesQuery } from './queries/progress-changes-query.ts';

const shownTopics = 6;

type Move = ProgressChanges['topics'][number];

/** What became of a topic: between the two marks it has come up, or slipped. */
const standing = ({ to, before, after }: Move): string => {
  if (to !== 'between') return { mastered: 'strong', weak: 'needs work' }[to];
  return after < before ? 'slipping' : terms.improving;
};

const Row = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <Flex justify="between" gap="4" py="2">
    <Text size="2" color="gray" asChild>
      <dt>{name}</dt>
    </Text>
    <Text size="2" weight="medium" align="right" className={textStyles['num']} asChild>
      <dd>{children}</dd>
    </Text>
  </Flex>
);

type PartProps = { readonly title: string; readonly children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <div>
    <Heading as="h3" size="2" weight="medium" mb="1">
      {title}
    </Heading>
    <dl className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>{children}</dl>
  </div>
);

/** What is counted is in the name already. */
const shortWords = (value: number, unit: FigureUnit): string =>
  unit === 'percent' || unit === 'seconds' ? figureWords(value, unit) : grouped(value);

const Figures = ({ figures }: Pick<ProgressChanges, 'figures'>) =>
  figures.length === 0 ? null : (
    <Part title="Stats">
      {figures.map(({ figure, title, unit, before, after }) => (
        <Row key={figure} name={title}>
          {shortWords(before, unit)} then, {shortWords(after, unit)} now
        </Row>
      ))}
    </Part>
  );

const Topics = ({ topics, newTopics }: Pick<ProgressChanges, 'topics' | 'newTopics'>) =>
  topics.length + newTopics.length === 0 ? null : (
    <Part title="Topics">
      {topics.slice(0, shownTopics).map((move) => (
        <Row key={move.topic} name={move.topic}>
          {move.before}% then, {move.after}% now: {standing(move)}
        </Row>
      ))}
      {topics.length > shownTopics ? (
        <Row name="Other topics that changed level">{topics.length - shownTopics}</Row>
      ) : null}
      {newTopics.length > 0 ? <Row name="New topics">{newTopics.length}</Row> : null}
    </Part>
  );

const Rescored = ({ rescored }: Pick<ProgressChanges, 'rescored'>) =>
  rescored.length === 0 ? null : (
    <Part title="Scores with a corrected answer key">
      {rescored.map(({ attemptId, at, reason, before, after }) => (
        <Row
          key={`${attemptId} ${at}`}
          name={<TextLink to={`/quiz?attempt=${attemptId}`}>{reason}</TextLink>}
        >
          {before === after ? `Stays at ${after}%` : `${before}% then, ${after}% now`}
        </Row>
      ))}
    </Part>
  );

const titleOf = ({ since, quizzesInAll }: ProgressChanges): string => {
  const quizzes = counted(quizzesInAll, 'quiz', 'quizzes');
  return `Since ${shortDayWords(since)} you took ${quizzesInAll === 0 ? 'no quizzes' : quizzes}`;
};

const Changes = ({ changes }: { readonly changes: ProgressChanges }) => {
  const { figures, topics, newTopics, rescored } = changes;
  const isSame = figures.length + topics.length + newTopics.length + rescored.length === 0;
  return (
    <Panel title={titleOf(changes)} note="What changed since">
      {isSame ? (
        <Text as="p" size="2" color="gray">
          Nothing has changed since then.
        </Text>
      ) : (
        <Grid columns={{ initial: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5" align="start">
          <Figures figures={figures} />
          <Topics topics={topics} newTopics={newTopics} />
          <Rescored rescored={rescored} />
        </Grid>
      )}
    </Panel>
  );
};

/** The end of a past day beside today. */
export const ChangesPanel = ({ since }: { readonly since: CalendarDay }) => {
  const query = useQuery(progressChangesQuery(since));
  return (
    <Box mt="5" asChild>
      <section aria-label="What changed since">
        <Loaded query={query} what="The changes since then" skeleton={<Skeleton height="180px" />}>
          {(changes) => <Changes changes={changes} />}
        </Loaded>
      </section>
    </Box>
  );
};
