import { Box, Button, Card, Flex, Heading, Text } from '@radix-ui/themes';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { TermEntry, TermsQuizResult } from '../../../../domain/contracts/terminology-study.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import { ScoreRing } from '../../../ui/score-ring.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from '../terminology.module.css';
import type { TermsQuizState } from './use-terms-quiz.ts';

const Missed = ({ terms }: { readonly terms: readonly TermEntry[] }) => (
  <Box mt="5">
    <Heading as="h3" size="3" weight="medium" mb="2">
      {terms.length === 0 ? 'No terms missed' : 'Missed terms'}
    </Heading>
    <ul
      className={classes(bareListStyles['bare-list'], styles['term-lines'])}
      aria-label="Missed terms"
    >
      {terms.map(({ id, term, definition, etymology }) => (
        <li key={id}>
          <Text as="div" size="3" weight="medium">
            {term}
          </Text>
          <Text as="p" size="2" className={textStyles['pretty']}>
            {definition}
          </Text>
          <Text as="p" size="2" color="gray" className={textStyles['pretty']}>
            {etymology}
          </Text>
        </li>
      ))}
    </ul>
  </Box>
);

type QuizResultProps = {
  readonly result: TermsQuizResult;
  readonly terms: readonly TermEntry[];
  readonly quiz: TermsQuizState;
};

/** Score, percent, what it is called, and what was missed. */
export const QuizResult = ({ result, terms, quiz }: QuizResultProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { right, asked, percent, message, missed } = result;
  const missedTerms = missed.flatMap((id) => terms.filter((term) => term.id === id));
  return (
    <Card size={{ initial: '2', sm: '4' }}>
      <Flex gap="5" align="center" wrap="wrap">
        <ScoreRing score={percent} size={160}>
          <Text size="7" weight="medium" className={textStyles['num']}>
            {percent}%
          </Text>
        </ScoreRing>
        <Box minWidth="0">
          <Heading
            as="h2"
            size="7"
            weight="medium"
            tabIndex={-1}
            ref={heading}
            className={styles['term-asked']}
          >
            {message}
          </Heading>
          <Text as="p" size="4" color="gray" className={textStyles['num']}>
            {right} of {asked} right
          </Text>
          <Flex gap="2" mt="4" wrap="wrap">
            <Button onClick={quiz.again} disabled={quiz.isStarting}>
              <RotateCcw size={16} aria-hidden="true" />
              Try Again
            </Button>
            {missed.length > 0 ? (
              <Button
                variant="surface"
                disabled={quiz.isStarting}
                onClick={() => quiz.start({ missedOnly: true })}
              >
                Quiz the missed terms
              </Button>
            ) : null}
            <Button variant="surface" color="gray" onClick={quiz.leave}>
              Done
            </Button>
          </Flex>
        </Box>
      </Flex>
      <Missed terms={missedTerms} />
    </Card>
  );
};
