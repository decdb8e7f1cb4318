import {
  Box,
  Button,
  Flex,
  Grid,
  SegmentedControl,
  Select,
  Spinner,
  Text,
  TextField,
} from '@radix-ui/themes';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import {
  type GeneratedType,
  generatedType,
  partsPerContent,
} from '../../../../domain/contracts/content.ts';
import { fieldCode, professionOptions } from '../../../../domain/contracts/fields.ts';
import { classes } from '../../../ui/classes.ts';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from './content.module.css';
import { typeWords } from './content-words.ts';
import { MadeLately } from './made-lately.tsx';
import { useContentMaking } from './use-content-making.ts';

const longest = 120;

const partsOf = (type: GeneratedType): string =>
  type === 'flashcards'
    ? `Up to ${partsPerContent[type]} cards`
    : `Up to ${partsPerContent[type]} questions with a reason for every option`;

type TopicProps = Pick<ReturnType<typeof useContentMaking>, 'topic' | 'setTopic' | 'problem'>;

const Topic = ({ topic, setTopic, problem }: TopicProps) => {
  const id = useId();
  return (
    <div>
      <Text as="label" htmlFor={id} size="2" weight="medium" mb="1" className={styles['label']}>
        Topic
      </Text>
      <TextField.Root
        id={id}
        value={topic}
        maxLength={longest}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setTopic(target.value)}
      />
      <Text
        as="p"
        id={`${id}-problem`}
        size="2"
        color="red"
        mt="1"
        role="status"
        className={textStyles['pretty']}
      >
        {problem}
      </Text>
    </div>
  );
};

const Maker = () => {
  const { type, setType, profession, setProfession, isPending, generate, ...topic } =
    useContentMaking();
  const [typeId, professionId] = [useId(), useId()];
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) generate();
  };
  return (
    <form onSubmit={onSubmit} aria-label="New content" noValidate>
      <Flex direction="column" gap="4">
        <div>
          <Text as="div" id={typeId} size="2" weight="medium" mb="1">
            Content type
          </Text>
          <SegmentedControl.Root
            aria-labelledby={typeId}
            value={type}
            className={styles['types']}
            onValueChange={(next) => setType(generatedType.parse(next))}
          >
            {generatedType.options.map((option) => (
              <SegmentedControl.Item key={option} value={option}>
                {typeWords[option]}
              </SegmentedControl.Item>
            ))}
          </SegmentedControl.Root>
        </div>
        <div>
          <Text
            as="label"
            htmlFor={professionId}
            size="2"
            weight="medium"
            mb="1"
            className={styles['label']}
          >
            Profession
          </Text>
          <Select.Root
            value={profession}
            onValueChange={(next) => setProfession(fieldCode.parse(next))}
          >
            <Select.Trigger id={professionId} className={styles['profession']} />
            <Select.Content>
              {professionOptions.map(({ value, label }) => (
                <Select.Item key={value} value={value}>
                  {label}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Root>
        </div>
        <Topic {...topic} />
        <Text
          as="p"
          size="2"
          color="gray"
          className={classes(textStyles['num'], textStyles['pretty'])}
        >
          {partsOf(type)}, from the built-in knowledge base: no tokens, no cost.
        </Text>
        <Box>
          <Button type="submit" disabled={isPending}>
            <Spinner loading={isPending}>
              <Sparkles size={16} aria-hidden="true" />
            </Spinner>
            {isPending ? 'Generating...' : 'Generate'}
          </Button>
        </Box>
      </Flex>
    </form>
  );
};

/** Has a quiz, an exam or flashcards made of a topic, and shows what was made lately. */
export const Generator = () => (
  <Grid columns={{ initial: '1', md: '400px minmax(0, 1fr)' }} gap="5" align="start">
    <Panel title="AI Generator" note="What is made here lands as a draft; a reviewer publishes it.">
      <Maker />
    </Panel>
    <MadeLately />
  </Grid>
);
