import { Badge, Box, Button, Card, Flex, Heading, Text } from '@radix-ui/themes';
import { Check, Image } from 'lucide-react';
import { useId, useState } from 'react';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import { Etymology } from '../parts/etymology.tsx';
import { Illustration } from '../parts/illustration.tsx';
import { SpeakButton } from '../parts/speak-button.tsx';
import styles from '../terminology.module.css';

const mostExamples = 3;
const mostRelated = 2;

type TermCardProps = {
  readonly entry: TermEntry;
  readonly isLearned: boolean;
  /** Absent while it is not known what is learned. */
  readonly onMark?: ((learned: boolean) => void) | undefined;
};

const Head = ({ term, pronunciation, category }: TermEntry) => (
  <>
    <Flex justify="between" align="start" gap="3">
      <Flex align="center" gap="3" minWidth="0">
        <Heading as="h2" size="5" weight="medium" className={textStyles['unbroken']}>
          {term}
        </Heading>
        <SpeakButton term={term} />
      </Flex>
      <Badge color="gray" className={textStyles['no-shrink']}>
        {category}
      </Badge>
    </Flex>
    <Text as="div" size="2" color="gray" className={styles['term-said']}>
      {pronunciation}
    </Text>
  </>
);

const Examples = ({ examples }: Pick<TermEntry, 'examples'>) => (
  <Box mt="3">
    <Text as="div" size="2" weight="medium">
      Examples
    </Text>
    <ul className={styles['term-examples']}>
      {examples.slice(0, mostExamples).map((example) => (
        <li key={example}>{example}</li>
      ))}
    </ul>
  </Box>
);

const Related = ({ relatedTerms }: Pick<TermEntry, 'relatedTerms'>) => (
  <Flex align="center" gap="2" wrap="wrap" mt="3" role="group" aria-label="Related terms">
    <Text size="2" color="gray" aria-hidden="true">
      Related
    </Text>
    {relatedTerms.slice(0, mostRelated).map((related) => (
      <Badge key={related} color="gray" variant="surface" size="2">
        {related}
      </Badge>
    ))}
  </Flex>
);

const MarkButton = ({ entry, isLearned, onMark }: TermCardProps) =>
  onMark ? (
    <Button
      variant={isLearned ? 'soft' : 'surface'}
      color={isLearned ? 'green' : 'gray'}
      aria-pressed={isLearned}
      aria-label={`I know this: ${entry.term}`}
      onClick={() => onMark(!isLearned)}
    >
      {isLearned ? <Check size={16} aria-hidden="true" /> : null}I know this
    </Button>
  ) : null;

/** A term to learn: what it means, where it comes from, how it is used. */
export const TermCard = (props: TermCardProps) => {
  const [showsDrawing, showDrawing] = useState(false);
  const drawing = useId();
  const { entry } = props;
  const { term, definition, illustration } = entry;
  return (
    <Card size={{ initial: '2', sm: '3' }} asChild>
      <article aria-label={term}>
        <Head {...entry} />
        <Text
          as="p"
          size="3"
          mt="3"
          mb="3"
          className={classes(textStyles['pretty'], textStyles['measure'])}
        >
          {definition}
        </Text>
        <Etymology {...entry} />
        <Examples {...entry} />
        <Related {...entry} />
        <Flex gap="2" wrap="wrap" mt="4">
          <MarkButton {...props} />
          {illustration ? (
            <Button
              variant="surface"
              color="gray"
              aria-expanded={showsDrawing}
              aria-controls={showsDrawing ? drawing : undefined}
              onClick={() => showDrawing(!showsDrawing)}
            >
              <Image size={16} aria-hidden="true" />
              {showsDrawing ? 'Hide drawing' : 'Show drawing'}
            </Button>
          ) : null}
        </Flex>
        {showsDrawing ? (
          <Box id={drawing} mt="4">
            <Illustration of={illustration} />
          </Box>
        ) : null}
      </article>
    </Card>
  );
};
