import { Box, Button, Callout, Card, Flex, Heading, Text } from '@radix-ui/themes';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { type TermEntry, termsPerQuiz } from '../../../../domain/contracts/terminology-study.ts';
import { serverText } from '../../../http/http-error.ts';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import textStyles from '../../../ui/text.module.css';
import type { CategoryChoice } from '../category-choice.ts';
import { CategorySelect } from '../parts/category-select.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResult } from './quiz-result.tsx';
import type { TermsQuizState } from './use-terms-quiz.ts';

type QuizModeProps = {
  readonly terms: readonly TermEntry[];
  readonly category: CategoryChoice;
  readonly onCategory: (next: CategoryChoice) => void;
  readonly quiz: TermsQuizState;
};

const Refused = ({ error }: { readonly error: unknown }) => (
  <Callout.Root color="red" role="alert" mt="4">
    <Callout.Icon>
      <CircleAlert size={16} />
    </Callout.Icon>
    <Callout.Text>
      {serverText(error) ?? 'The quiz could not be started. Please try again.'}
    </Callout.Text>
  </Callout.Root>
);

const Ready = ({ terms, category, quiz }: Omit<QuizModeProps, 'onCategory'>) => {
  const ofCategory = terms.filter((term) => category === 'all' || term.category === category);
  const count = Math.min(termsPerQuiz, ofCategory.length);
  if (count === 0) {
    return (
      <EmptyState
        as="h2"
        title="No terms available for this category."
        text="Choose another category to be asked."
      />
    );
  }
  const from = category === 'all' ? 'all categories' : category;
  return (
    <Card size={{ initial: '2', sm: '4' }}>
      <Heading as="h2" size="5" weight="medium">
        {count} random terms from {from}
      </Heading>
      <Text
        as="p"
        size="3"
        color="gray"
        mt="2"
        className={classes(textStyles['measure'], textStyles['pretty'])}
      >
        Each with four definitions. Your first choice stands; then you see the right definition and
        where the word comes from.
      </Text>
      <Flex mt="4">
        <Button
          size="3"
          disabled={quiz.isStarting}
          onClick={() => quiz.start(category === 'all' ? {} : { category })}
        >
          Start Quiz
          <ArrowRight size={16} aria-hidden="true" />
        </Button>
      </Flex>
      {quiz.startError ? <Refused error={quiz.startError} /> : null}
    </Card>
  );
};

const Start = ({ onCategory, ...ready }: QuizModeProps) => (
  <>
    <Box mb="4" maxWidth="280px">
      <CategorySelect value={ready.category} onChange={onCategory} />
    </Box>
    <Ready {...ready} />
  </>
);

/** Ten terms to be asked, one after the other, and how it went. */
export const QuizMode = (props: QuizModeProps) => {
  const { terms, quiz } = props;
  const { playing } = quiz;
  if (!playing) return <Start {...props} />;
  if (playing.result) {
    return (
      <>
        <QuizResult result={playing.result} terms={terms} quiz={quiz} />
        {quiz.startError ? <Refused error={quiz.startError} /> : null}
      </>
    );
  }
  const question = playing.quiz.questions[playing.place];
  return question ? (
    <QuizQuestion
      key={`${playing.quiz.id} ${playing.place}`}
      question={question}
      number={playing.place + 1}
      of={playing.quiz.questions.length}
      quiz={quiz}
    />
  ) : null;
};
