import { Box, Flex, Grid, Heading, SegmentedControl, Text } from '@radix-ui/themes';
import { useState } from 'react';
import type { AnswerDetail, SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import { Panel } from '../../ui/panel.tsx';
import type { Peer } from './peer-words.ts';
import { QuestionDetail } from './question-detail.tsx';
import { ReviewList, ReviewStrip } from './review-list.tsx';
import { filtered, type ReviewFilter, reviewedQuestions } from './reviewed-questions.ts';

type QuestionReviewProps = {
  readonly attempt: SubmittedAttempt;
  /** Empty when the answers could not be fetched. */
  readonly details: readonly AnswerDetail[];
  /** Empty while it is not known how others met the questions. */
  readonly peers: readonly Peer[];
};

const filters = ['all', 'incorrect', 'skipped', 'flagged'] as const;

type FilterProps = {
  readonly value: ReviewFilter;
  readonly counts: Readonly<Record<ReviewFilter, number>>;
  readonly onChange: (filter: ReviewFilter) => void;
};

const Filter = ({ value, counts, onChange }: FilterProps) => (
  <SegmentedControl.Root
    value={value}
    size={{ initial: '1', sm: '2' }}
    aria-label="Show questions"
    onValueChange={(next) => onChange(filters.find((filter) => filter === next) ?? 'all')}
  >
    <SegmentedControl.Item value="all">All {counts.all}</SegmentedControl.Item>
    <SegmentedControl.Item value="incorrect">Incorrect {counts.incorrect}</SegmentedControl.Item>
    <SegmentedControl.Item value="skipped">Skipped {counts.skipped}</SegmentedControl.Item>
    {counts.flagged === 0 ? null : (
      <SegmentedControl.Item value="flagged">Flagged {counts.flagged}</SegmentedControl.Item>
    )}
  </SegmentedControl.Root>
);

const useReview = ({ attempt, details, peers }: QuestionReviewProps) => {
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const [opened, open] = useState<number>();
  const all = reviewedQuestions(attempt);
  const shown = filtered(all, filter);
  const current =
    shown.find(({ number }) => number === opened) ??
    shown.find(({ verdict }) => verdict !== 'correct') ??
    shown[0];
  const detail = details.find(({ id }) => id === current?.question.id);
  const peer = peers.find(({ questionId }) => questionId === current?.question.id);
  const flagged = filtered(all, 'flagged').length;
  return { filter, setFilter, open, shown, current, detail, peer, flagged };
};

const NothingHere = ({ filter }: { readonly filter: ReviewFilter }) => (
  <Text as="p" size="3" color="gray">
    No question was {filter === 'skipped' ? 'skipped' : 'answered wrong'}.
  </Text>
);

/** Each question of the paper, from a list that can be narrowed down. */
export const QuestionReview = (props: QuestionReviewProps) => {
  const { filter, setFilter, open, shown, current, detail, peer, flagged } = useReview(props);
  const { totalQuestions: all, incorrect, skipped } = props.attempt;
  const list = { questions: shown, current: current?.number ?? 0, onOpen: open };
  return (
    <Panel>
      <Flex justify="between" align="center" gap="4" wrap="wrap" mb="4">
        <Heading as="h2" size="4" weight="medium">
          Questions
        </Heading>
        <Filter value={filter} counts={{ all, incorrect, skipped, flagged }} onChange={setFilter} />
      </Flex>
      {current ? (
        <Grid
          columns={{ initial: 'minmax(0, 1fr)', md: '288px minmax(0, 1fr)' }}
          gap={{ initial: '4', md: '6' }}
        >
          <Box display={{ initial: 'block', md: 'none' }}>
            <ReviewStrip {...list} />
          </Box>
          <Box display={{ initial: 'none', md: 'block' }}>
            <ReviewList {...list} />
          </Box>
          <QuestionDetail reviewed={current} detail={detail} peer={peer} />
        </Grid>
      ) : (
        <NothingHere filter={filter} />
      )}
    </Panel>
  );
};
