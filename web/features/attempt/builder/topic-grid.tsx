import { Checkbox, Flex, Grid, Text } from '@radix-ui/themes';
import textStyles from '../../../ui/text.module.css';
import styles from './builder.module.css';
import { type Area, isPicked, type QuizChoice, withTopic } from './quiz-choice.ts';

export type PickProps = {
  readonly area: Area;
  readonly choice: QuizChoice;
  readonly onChange: (choice: QuizChoice) => void;
};

/** The topics of one area, each with how many of its questions have the wanted status. */
export const TopicGrid = ({ area, choice, onChange }: PickProps) => (
  <Grid columns={{ initial: 'minmax(0, 1fr)', sm: '1fr 1fr' }} gapX="5" gapY="2" pl="6" pb="3">
    {area.topics.map((topic) => (
      <Text key={topic.name} as="label" size="2">
        <Flex gap="2" align="start">
          <Checkbox
            size="1"
            checked={isPicked(choice, area.name, topic.name)}
            onCheckedChange={() => onChange(withTopic(choice, area, topic.name))}
          />
          <span className={styles['name']}>{topic.name}</span>
          <Text color="gray" className={textStyles['num']}>
            {topic[choice.status]}
          </Text>
        </Flex>
      </Text>
    ))}
  </Grid>
);
