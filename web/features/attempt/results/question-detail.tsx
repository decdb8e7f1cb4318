import { Badge, Box, Flex, Heading, Text } from '@radix-ui/themes';
import { Flag } from 'lucide-react';
import type { AnswerDetail, Question } from '../../../../domain/contracts/quiz.ts';
import { spokenTime } from '../../../format/duration.ts';
import { classes } from '../../../ui/classes.ts';
import { Exhibits } from '../../../ui/exhibits.tsx';
import { TakeAway } from '../../../ui/take-away.tsx';
import textStyles from '../../../ui/text.module.css';
import { MakeFlashcard } from '../../flashcard/form/make-flashcard.tsx';
import { itemWords } from '../runner/case-study/case-study-words.ts';
import { questionText } from '../runner/session/question-text.ts';
import { AnswerVerdicts } from './answer-verdicts.tsx';
import { medianWords, type Peer } from './peer-words.ts';
import { pointsWords } from './points-words.ts';
import { ReportQuestion } from './report-question.tsx';
import styles from './results.module.css';
import type { ReviewedQuestion } from './reviewed-questions.ts';
import { VerdictBadge } from './verdict-mark.tsx';

type QuestionDetailProps = {
  readonly reviewed: ReviewedQuestion;
  /** Absent when the answers could not be fetched. */
  readonly detail: AnswerDetail | undefined;
  /** Absent while it is not known how others met it. */
  readonly peer?: Peer | undefined;
};

type DetailHeadProps = ReviewedQuestion & Pick<QuestionDetailProps, 'peer'>;

const Points = (credit: Pick<ReviewedQuestion, 'points' | 'maxPoints'>) => {
  const words = pointsWords(credit);
  return words === '' ? null : (
    <Badge color="gray" className={textStyles['num']}>
      {words}
    </Badge>
  );
};

const DetailHead = ({
  number,
  verdict,
  question,
  seconds,
  flagged,
  peer,
  ...credit
}: DetailHeadProps) => (
  <Box mb="3">
    <Flex align="center" gap="2" wrap="wrap">
      <Heading as="h3" size="4" weight="medium" className={textStyles['num']}>
        Question {number}
      </Heading>
      <VerdictBadge verdict={verdict} />
      {question.caseStudy ? (
        <Badge className={textStyles['num']}>
          {itemWords(question.caseStudy)}: {question.caseStudy.step}
        </Badge>
      ) : null}
      <Points {...credit} />
      {flagged ? (
        <Badge color="amber">
          <Flag size={12} />
          Flagged
        </Badge>
      ) : null}
      <Badge color="gray" className={styles['long']}>
        {question.category}
      </Badge>
      <Badge color="gray" className={styles['long']}>
        {question.topic}
      </Badge>
    </Flex>
    <Text as="div" size="2" color="gray" mt="1" className={textStyles['num']}>
      {spokenTime(seconds)} on this question
      {medianWords(peer)}
    </Text>
  </Box>
);

const Stem = ({ question, exhibits = [] }: Pick<Question, 'question' | 'exhibits'>) => {
  const { paragraphs, ask } = questionText(question);
  return (
    <>
      {paragraphs.map((paragraph) => (
        <Text
          key={paragraph}
          as="p"
          size="3"
          mb="3"
          className={classes(textStyles['measure'], textStyles['pretty'])}
        >
          {paragraph}
        </Text>
      ))}
      <Exhibits key={question} exhibits={exhibits} />
      {ask ? (
        <Text as="p" size="3" weight="bold" mb="3" className={textStyles['measure']}>
          {ask}
        </Text>
      ) : null}
    </>
  );
};

/** What the learner wrote down while answering. */
const OwnNote = ({ text }: { readonly text: string }) => (
  <Box mt="4">
    <Heading as="h4" size="2" weight="medium" mb="1">
      Your note
    </Heading>
    <Text as="p" size="3" className={classes(textStyles['measure'], styles['own-note'])}>
      {text}
    </Text>
  </Box>
);

/** One question after the fact: your answer, the key, and why each option is right or wrong. */
export const QuestionDetail = ({ reviewed, detail, peer }: QuestionDetailProps) => {
  const { question, chosen } = reviewed;
  return (
    <Box minWidth="0">
      <DetailHead {...reviewed} peer={peer} />
      <Stem {...question} />
      <AnswerVerdicts question={question} chosen={chosen} detail={detail} peer={peer} />
      {detail ? <TakeAway {...detail} /> : null}
      {reviewed.note === '' ? null : <OwnNote text={reviewed.note} />}
      {detail ? (
        <Box mt="4">
          <MakeFlashcard question={question} detail={detail} />
        </Box>
      ) : null}
      <ReportQuestion questionId={question.id} />
    </Box>
  );
};
