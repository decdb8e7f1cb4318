import { Badge, Button, Card, Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Check, ListChecks } from 'lucide-react';
import type { AttemptView, Question } from '../../../../domain/contracts/quiz.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { attemptQuery } from '../../attempt/queries/attempt-query.ts';
import { CheckedAnswer, Verdict } from '../../attempt/runner/checked-answer.tsx';
import { OptionCards } from '../../attempt/runner/option-cards.tsx';
import { QuestionStem } from '../../attempt/runner/question-stem.tsx';
import styles from '../tutor.module.css';
import { PracticeSkeleton } from './practice-skeleton.tsx';
import { usePractice } from './use-practice.ts';

type AskedProps = { readonly attempt: AttemptView; readonly question: Question };

const Asked = ({ attempt, question }: AskedProps) => {
  const practice = usePractice(attempt, question);
  const { answer, chosen, isDone } = practice;
  return (
    <>
      <QuestionStem {...question} />
      <Verdict question={question} answer={answer} />
      {answer ? <CheckedAnswer question={question} answer={answer} /> : null}
      {isDone ? null : (
        <OptionCards
          question={question}
          chosen={chosen}
          struck={practice.struck}
          onChoose={practice.choose}
          onStrike={practice.strike}
        />
      )}
      {isDone && !answer ? <PracticeSkeleton /> : null}
      <Flex justify="between" align="center" gap="3" mt="3" wrap="wrap">
        <Text size="2" color="gray">
          {practice.isCounted
            ? 'Counted in your progress.'
            : 'It counts like any practice question.'}
        </Text>
        {isDone ? (
          <TextLink to="/quizzes" size="2">
            See it in your quizzes
          </TextLink>
        ) : (
          <Button
            disabled={chosen.length === 0}
            loading={practice.isChecking}
            onClick={practice.check}
          >
            <Check size={16} aria-hidden="true" />
            Check Answer
          </Button>
        )}
      </Flex>
    </>
  );
};

/** A practice question in the thread: a paper of one question, scored by the server as every other. */
export const PracticeCard = ({ attemptId }: { readonly attemptId: string }) => {
  const query = useQuery(attemptQuery(attemptId));
  return (
    <Card size="2" mt="3" className={styles['quiz']}>
      <Loaded query={query} what="The practice question" skeleton={<PracticeSkeleton />}>
        {(attempt) => {
          const question = attempt.status === 'simulation' ? undefined : attempt.questions[0];
          if (attempt.status === 'simulation' || !question) return null;
          return (
            <>
              <Flex align="center" gap="2" mb="2" wrap="wrap">
                <Badge color="gray">
                  <ListChecks size={12} aria-hidden="true" />
                  Practice question
                </Badge>
                <Text size="2" color="gray">
                  {question.topic}
                </Text>
              </Flex>
              <Asked attempt={attempt} question={question} />
            </>
          );
        }}
      </Loaded>
    </Card>
  );
};
