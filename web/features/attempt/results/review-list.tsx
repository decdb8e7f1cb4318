import { Box, Text } from '@radix-ui/themes';
import { memo } from 'react';
import { clockTime } from '../../../format/duration.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import { studyWords } from '../runner/case-study/case-study-words.ts';
import styles from './results.module.css';
import { type ReviewedQuestion, reviewGroups, stripGroups } from './reviewed-questions.ts';
import { VerdictMark, verdictWord } from './verdict-mark.tsx';

export type ReviewListProps = {
  readonly questions: readonly ReviewedQuestion[];
  readonly current: number;
  /** The same function each time, or every row would be drawn again. */
  readonly onOpen: (number: number) => void;
};

type EntryProps = Pick<ReviewListProps, 'onOpen'> & {
  readonly reviewed: ReviewedQuestion;
  readonly isCurrent: boolean;
};

const Row = memo(({ reviewed, isCurrent, onOpen }: EntryProps) => (
  <button
    type="button"
    className={styles['item-row']}
    aria-current={isCurrent}
    onClick={() => onOpen(reviewed.number)}
  >
    <VerdictMark verdict={reviewed.verdict} />
    <Text size="2" color="gray" className={classes(textStyles['num'], styles['item-number'])}>
      <span className={textStyles['vh']}>{verdictWord(reviewed.verdict)}, question </span>
      {reviewed.number}
    </Text>
    <Text size="2" weight={isCurrent ? 'medium' : 'regular'} className={styles['item-topic']}>
      {reviewed.question.topic}
    </Text>
    <Text size="2" color="gray" className={textStyles['num']}>
      {clockTime(reviewed.seconds)}
    </Text>
  </button>
));

const Group = ({
  title,
  questions,
  current,
  onOpen,
}: ReviewListProps & { readonly title: string }) => (
  <Box mb="4">
    <Text as="div" size="2" color="gray" mb="1" className={textStyles['num']}>
      {title}
    </Text>
    <div className={styles['item-list']}>
      {questions.map((reviewed) => (
        <Row
          key={reviewed.number}
          reviewed={reviewed}
          isCurrent={reviewed.number === current}
          onOpen={onOpen}
        />
      ))}
    </div>
  </Box>
);

/** Every question with its verdict and time; what is to be looked at comes first. */
export const ReviewList = ({ questions, ...list }: ReviewListProps) => (
  <nav aria-label="Questions">
    {reviewGroups(questions).map((group) => (
      <Group key={group.title} {...group} {...list} />
    ))}
  </nav>
);

const Cell = memo(({ reviewed, isCurrent, onOpen }: EntryProps) => (
  <button
    type="button"
    aria-current={isCurrent}
    aria-label={`${reviewed.number}, ${verdictWord(reviewed.verdict).toLowerCase()}`}
    onClick={() => onOpen(reviewed.number)}
  >
    <span>{reviewed.number}</span>
    <VerdictMark verdict={reviewed.verdict} />
  </button>
));

/** The questions of a case study stand under one line. */
const StripGroup = ({ questions, current, onOpen }: ReviewListProps) => {
  const study = questions[0]?.question.caseStudy?.study;
  const cells = questions.map((reviewed) => (
    <Cell
      key={reviewed.number}
      reviewed={reviewed}
      isCurrent={reviewed.number === current}
      onOpen={onOpen}
    />
  ));
  return study === undefined ? (
    cells
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes a row of its own in the grid
    <div role="group" aria-label={studyWords(study)} className={styles['of-study']}>
      {cells}
    </div>
  );
};

/** The same on a small screen: rows of numbers, in the order of the paper. */
export const ReviewStrip = ({ questions, current, onOpen }: ReviewListProps) => (
  <nav className={styles['strip']} aria-label="Questions">
    {stripGroups(questions).map((group) => (
      <StripGroup key={group[0]?.number} questions={group} current={current} onOpen={onOpen} />
    ))}
  </nav>
);
