import { Box, Text } from '@radix-ui/themes';
import { clockTime } from './duration.ts';
import type { ReviewedQuestion } from './reviewed-questions.ts';
import { VerdictMark, verdictWord } from './verdict-mark.tsx';

export type ReviewListProps = {
  readonly questions: readonly ReviewedQuestion[];
  readonly current: number;
  readonly onOpen: (number: number) => void;
};

const Row = ({ reviewed, isCurrent, onOpen }: RowProps) => (
  <button type="button" className="item-row" aria-current={isCurrent} onClick={onOpen}>
    <VerdictMark verdict={reviewed.verdict} />
    <Text size="2" color="gray" className="num item-number">
      <span className="vh">{verdictWord(reviewed.verdict)}, question </span>
      {reviewed.number}
    </Text>
    <Text size="2" weight={isCurrent ? 'medium' : 'regular'} truncate className="item-topic">
      {reviewed.question.topic}
    </Text>
    <Text size="2" color="gray" className="num">
      {clockTime(reviewed.seconds)}
    </Text>
  </button>
);

type RowProps = {
  readonly reviewed: ReviewedQuestion;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
};

const Group = ({
  title,
  questions,
  current,
  onOpen,
}: ReviewListProps & { readonly title: string }) =>
  questions.length === 0 ? null : (
    <Box mb="4">
      <Text as="div" size="2" color="gray" mb="1">
        {title}
      </Text>
      <div className="item-list">
        {questions.map((reviewed) => (
          <Row
            key={reviewed.number}
            reviewed={reviewed}
            isCurrent={reviewed.number === current}
            onOpen={() => onOpen(reviewed.number)}
          />
        ))}
      </div>
    </Box>
  );

/** Every question with its verdict and time; what is to be looked at comes first. */
export const ReviewList = ({ questions, ...list }: ReviewListProps) => {
  const isRight = ({ verdict }: ReviewedQuestion) => verdict === 'correct';
  return (
    <nav aria-label="Questions">
      <Group title="To review" questions={questions.filter((q) => !isRight(q))} {...list} />
      <Group title="Answered right" questions={questions.filter(isRight)} {...list} />
    </nav>
  );
};

/** The same on a small screen: rows of numbers, so that the explanation stays in sight. */
export const ReviewStrip = ({ questions, current, onOpen }: ReviewListProps) => (
  <nav className="strip" aria-label="Questions">
    {questions.map((reviewed) => (
      <button
        type="button"
        key={reviewed.number}
        aria-current={reviewed.number === current}
        aria-label={`${reviewed.number}, ${verdictWord(reviewed.verdict).toLowerCase()}`}
        onClick={() => onOpen(reviewed.number)}
      >
        <span>{reviewed.number}</span>
        <VerdictMark verdict={reviewed.verdict} />
      </button>
    ))}
  </nav>
);
