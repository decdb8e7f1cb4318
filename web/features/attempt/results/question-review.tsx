import { Flex, Heading, Text } from '@radix-ui/themes';
import { Panel } from '../../../ui/panel.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { FlashcardMaker } from '../../flashcard/form/make-flashcard.tsx';
import { ReportableQuestions } from './report-question.tsx';
import { NarrowFilter, WideFilter } from './review-filter.tsx';
import { ReviewPanes } from './review-panes.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import type { ReviewFilter } from './reviewed-questions.ts';
import { type QuestionReviewProps, useReview } from './use-review.ts';

const nothingHere: Readonly<Record<ReviewFilter, string>> = {
  all: 'No questions.',
  incorrect: 'No incorrect answers.',
  skipped: 'No skipped questions.',
  flagged: 'No flagged questions.',
};

/** Each question of the paper, from a list that can be narrowed down. */
export const QuestionReview = (props: QuestionReviewProps) => {
  const isWide = useIsWide();
  const review = useReview(props, isWide);
  const { filter, setFilter, flagged } = review;
  const { totalQuestions: all, incorrect, skipped } = props.attempt;
  const questionIds = props.attempt.questions.map(({ id }) => id);
  const Filter = isWide ? WideFilter : NarrowFilter;
  const Questions = isWide ? ReviewPanes : ReviewSheet;
  return (
    <Panel>
      <Flex justify="between" align="center" gap="4" wrap="wrap" mb="4">
        <Heading as="h2" size="4" weight="medium">
          Questions
        </Heading>
        <Filter value={filter} counts={{ all, incorrect, skipped, flagged }} onChange={setFilter} />
      </Flex>
      <FlashcardMaker attemptId={props.attempt.id}>
        <ReportableQuestions questionIds={questionIds}>
          {review.current ? (
            <Questions review={review} />
          ) : (
            <Text as="p" size="3" color="gray">
              {nothingHere[filter]}
            </Text>
          )}
        </ReportableQuestions>
      </FlashcardMaker>
    </Panel>
  );
};
