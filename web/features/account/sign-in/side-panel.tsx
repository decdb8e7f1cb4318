import { Box, Flex, Heading, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { grouped } from '../../../format/counts.ts';
import { fieldClaim } from '../../../marketing.ts';
import { configQuery } from '../../../session/config-query.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { QuizPiece } from '../../../ui/quiz-piece.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from './auth.module.css';

type FactProps = { readonly value: ReactNode; readonly label: string };

const Fact = ({ value, label }: FactProps) => (
  <Box>
    <div className={cellsStyles['stat']}>{value}</div>
    <Text as="div" size="2" color="gray">
      {label}
    </Text>
  </Box>
);

/** The figures that the server counts are left out when it does not answer. */
const Facts = () => {
  const { data: config, isPending } = useQuery(configQuery());
  return (
    <Flex gap="6" wrap="wrap">
      {isPending ? (
        <Fact value={<Skeleton width="72px" height="32px" />} label="practice questions" />
      ) : null}
      {config ? <Fact value={grouped(config.questions)} label="practice questions" /> : null}
      <Fact {...fieldClaim(config?.fields.length)} />
      <Fact value="24/7" label="study access" />
    </Flex>
  );
};

/** What the product is, beside the form. */
export const SidePanel = () => (
  <Flex direction="column" gap="5" className={styles['side']}>
    <Heading
      as="h2"
      size={{ initial: '6', sm: '8' }}
      weight="medium"
      className={classes(textStyles['balance'], textStyles['tightened'])}
    >
      Master Your Healthcare Board Exams
    </Heading>
    <Text
      as="p"
      size="3"
      color="gray"
      className={classes(textStyles['pretty'], textStyles['measure'])}
    >
      20 questions at a time, no time limit. After each quiz, see why every option is right or wrong
      and which area of your exam to practice next.
    </Text>
    <Facts />
    <Box maxWidth="440px">
      <QuizPiece />
    </Box>
  </Flex>
);
