import { Text } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import { type QuizList, quizzesOnPage } from '../../../../domain/contracts/quiz-list.ts';
import { counted, grouped } from '../../../format/counts.ts';
import type { LearnerCalendar } from '../../../format/learner-dates.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { QuizHistory } from '../quiz-history.tsx';
import { QuizPager } from './quiz-pager.tsx';

type QuizPagesProps = {
  readonly list: QuizList;
  readonly calendar: LearnerCalendar;
  readonly addressOf: (page: number) => string;
};

/** "Quizzes 21 to 40 of 47", "Quiz 41 of 41", "1 quiz", "12 of 47 quizzes". */
const shownWords = ({ quizzes, page, pages, matching, total }: QuizList): string => {
  const first = (page - 1) * quizzesOnPage + 1;
  const last = first + quizzes.length - 1;
  if (pages > 1) {
    const range =
      first === last ? `Quiz ${grouped(first)}` : `Quizzes ${grouped(first)} to ${grouped(last)}`;
    return `${range} of ${grouped(matching)}, newest first`;
  }
  const all = counted(total, 'quiz', 'quizzes');
  return matching === total ? all : `${grouped(matching)} of ${all}`;
};

/** After a step to another page its first line is in view, with the focus on it. */
const useTopOf = (page: number) => {
  const top = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.focus();
  }, [page]);
  return top;
};

const NoMatch = () => (
  <EmptyState
    as="h2"
    title="No matching quizzes"
    text="None of your quizzes match all of these filters. Change a filter, or clear them all."
    action={
      <LinkButton variant="surface" to="/quizzes">
        Show all quizzes
      </LinkButton>
    }
  />
);

/** One page of what matches, and the way to the others. */
export const QuizPages = ({ list, calendar, addressOf }: QuizPagesProps) => {
  const top = useTopOf(list.page);
  return (
    <>
      <Text
        as="p"
        size="2"
        color="gray"
        mb="3"
        className={textStyles['num']}
        ref={top}
        tabIndex={-1}
        role="status"
      >
        {shownWords(list)}
      </Text>
      {list.matching === 0 ? (
        <NoMatch />
      ) : (
        <Panel>
          <QuizHistory quizzes={list.quizzes} calendar={calendar} withField />
        </Panel>
      )}
      <QuizPager {...list} addressOf={addressOf} />
    </>
  );
};
