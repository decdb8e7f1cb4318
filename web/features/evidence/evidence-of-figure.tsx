import { Box, Button, Code, Flex, Heading, Skeleton, Text } from '@radix-ui/themes';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Evidence } from '../../../domain/contracts/evidence.ts';
import { counted } from '../../format/counts.ts';
import { dayWords } from '../../format/day-words.ts';
import cellsStyles from '../../ui/cells.module.css';
import { LoadFailed } from '../../ui/load-failed.tsx';
import textStyles from '../../ui/text.module.css';
import { usePastDay } from '../time-travel/past-day.ts';
import { EvidenceEvents } from './evidence-events.tsx';
import { evidenceQuery } from './evidence-query.ts';
import { figureWords } from './figure-words.ts';

const basis = ({ total, asOf }: Evidence, isPast: boolean): string => {
  const events = counted(total, 'event');
  return isPast ? `Based on ${events} through ${dayWords(asOf)}` : `Based on ${events}`;
};

const FormulaHead = ({ evidence, isPast }: { evidence: Evidence; isPast: boolean }) => {
  const { title, value, unit, formula } = evidence;
  return (
    <Box mb="4">
      <Heading as="h2" size="3" weight="medium" mb="1">
        {title}
      </Heading>
      <div className={cellsStyles['stat']}>{figureWords(value, unit)}</div>
      <Text as="p" size="2" mt="2" className={textStyles['pretty']}>
        {formula.words}
      </Text>
      <Flex align="baseline" gap="2" mt="2" wrap="wrap">
        <Text size="2" color="gray">
          Formula
        </Text>
        <Code size="2" color="gray" variant="soft">
          {formula.name}@{formula.version}
        </Code>
      </Flex>
      <Text as="p" size="2" color="gray" mt="2" className={textStyles['num']}>
        {basis(evidence, isPast)}
      </Text>
    </Box>
  );
};

const EvidenceSkeleton = () => (
  <Flex direction="column" gap="3" role="status" aria-label="Loading the events">
    <Skeleton height="24px" width="60%" />
    <Skeleton height="36px" width="30%" />
    <Skeleton height="60px" />
    <Skeleton height="200px" />
  </Flex>
);

/** The formula in words, and the events it was counted from, newest first. */
export const EvidenceOfFigure = ({ figure }: { readonly figure: string }) => {
  const asOf = usePastDay();
  const query = useInfiniteQuery(evidenceQuery({ figure, asOf }));
  const [first] = query.data?.pages ?? [];
  if (!first) {
    return query.isError ? (
      <LoadFailed what="The events" onRetry={query.refetch} />
    ) : (
      <EvidenceSkeleton />
    );
  }
  return (
    <>
      <FormulaHead evidence={first} isPast={asOf !== null} />
      <EvidenceEvents events={query.data?.pages.flatMap(({ events }) => events) ?? []} />
      {query.hasNextPage ? (
        <Button
          mt="3"
          variant="surface"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Load more
        </Button>
      ) : null}
    </>
  );
};
