import { Box, Button, Flex, Heading, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { TutorStarters } from '../../../domain/contracts/tutor.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import { classes } from '../../ui/classes.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { Loaded } from '../../ui/loaded.tsx';
import textStyles from '../../ui/text.module.css';
import { startersQuery } from './queries/tutor-queries.ts';
import styles from './tutor.module.css';

type StartersProps = { readonly isBusy: boolean; readonly onStart: (topic: string) => void };

const Skeletons = () => (
  <Box role="status" aria-label="Loading topics to begin with">
    <Skeleton width="220px" height="24px" mb="3" />
    <Skeleton width="100%" height="180px" />
  </Box>
);

const Topics = ({
  title,
  text,
  topics,
  isBusy,
  onStart,
}: StartersProps & {
  readonly title: string;
  readonly text: string;
  readonly topics: readonly { readonly topic: string; readonly note?: string }[];
}) => (
  <section aria-labelledby="tutor-starters">
    <Heading as="h2" size="4" weight="medium" id="tutor-starters">
      {title}
    </Heading>
    <Text
      as="p"
      size="2"
      color="gray"
      mt="1"
      mb="4"
      className={classes(textStyles['measure'], textStyles['pretty'])}
    >
      {text}
    </Text>
    <Flex asChild direction="column" gap="2">
      <ul className={bareListStyles['bare-list']}>
        {topics.map(({ topic, note }) => (
          <li key={topic}>
            <Button
              variant="surface"
              color="gray"
              className={styles['starter']}
              disabled={isBusy}
              onClick={() => onStart(topic)}
              {...highContrast}
            >
              <span>{topic}</span>
              {note ? (
                <Text
                  size="2"
                  color="gray"
                  className={classes(textStyles['num'], textStyles['nowrap'])}
                >
                  {note}
                </Text>
              ) : null}
            </Button>
          </li>
        ))}
      </ul>
    </Flex>
  </section>
);

const words = ({ weak, others }: TutorStarters) =>
  weak.length > 0
    ? {
        title: 'Your weak topics',
        text: 'From your quizzes and exams, the weakest first. Choose one, or write about anything else below.',
        topics: weak.map(({ topic, correct, total }) => ({
          topic,
          note: `${correct} of ${total} right`,
        })),
      }
    : {
        title: 'Main topics of your field',
        text: 'Weak topics will stand here once you have answered ten questions or more on one. Choose a topic, or write about anything else below.',
        topics: others.map((topic) => ({ topic })),
      };

/** What a conversation could begin with. */
export const Starters = (props: StartersProps) => (
  <Loaded query={useQuery(startersQuery())} what="Topics to begin with" skeleton={<Skeletons />}>
    {(starters) => {
      const shown = words(starters);
      return shown.topics.length === 0 ? null : <Topics {...shown} {...props} />;
    }}
  </Loaded>
);
