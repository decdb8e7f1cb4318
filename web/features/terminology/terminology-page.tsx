import { Box, Flex, Grid, Tabs } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { TermEntry } from '../../../domain/contracts/terminology-study.ts';
import { findTerms, termIndex } from '../../../domain/terminology/find-terms.ts';
import { useSession } from '../../session/use-session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { useAddressChoice } from '../../ui/use-address-choice.ts';
import { AnatomyMode } from './anatomy/anatomy-mode.tsx';
import { type CategoryChoice, countsOf } from './category-choice.ts';
import { CategoryList } from './category-list.tsx';
import { LearnMode } from './learn/learn-mode.tsx';
import { LearningProgress } from './learning-progress.tsx';
import { CategorySelect } from './parts/category-select.tsx';
import { SearchBox } from './parts/search-box.tsx';
import { glossaryQuery } from './queries/terminology-queries.ts';
import { QuizMode } from './quiz/quiz-mode.tsx';
import { useTermsQuiz } from './quiz/use-terms-quiz.ts';
import styles from './terminology.module.css';
import { WordPartsMode } from './word-parts/word-parts-mode.tsx';

const title = 'Medical Terminology';

const modes = ['learn', 'quiz', 'anatomy', 'word-parts'] as const;
type Mode = (typeof modes)[number];
const modeWords: Readonly<Record<Mode, string>> = {
  learn: 'Learn',
  quiz: 'Quiz',
  anatomy: 'Anatomy',
  'word-parts': 'Word Parts',
};

const modeOf = (value: string): Mode => modes.find((mode) => mode === value) ?? 'learn';

const answerOf = (terms: readonly TermEntry[]): string => {
  const categories = countsOf(terms).size;
  return terms.length === 0
    ? 'Terms to learn stand here.'
    : `${terms.length} terms in ${categories} categories, with their parts and how they are used.`;
};

const Modes = ({ terms }: { readonly terms: readonly TermEntry[] }) => {
  const [mode, setMode] = useAddressChoice('mode', modes);
  const [category, setCategory] = useState<CategoryChoice>('all');
  const [typed, setTyped] = useState('');
  const quiz = useTermsQuiz();
  const index = useMemo(() => termIndex(terms), [terms]);
  const counts = useMemo(() => countsOf(terms), [terms]);
  const found = useMemo(() => findTerms(index, { typed, category }), [index, typed, category]);
  /** Where a category changes nothing, choosing one leads to its terms. */
  const chooseCategory = (next: CategoryChoice): void => {
    setCategory(next);
    if (mode === 'anatomy' || mode === 'word-parts') setMode('learn');
  };
  const practice = (): void => {
    setMode('quiz');
    quiz.start({ missedOnly: true });
  };
  return (
    <Grid columns={{ initial: '1', md: 'minmax(0, 1fr) 280px' }} gap="5" align="start">
      <Box minWidth="0">
        <Tabs.Root value={mode} onValueChange={(next) => setMode(modeOf(next))}>
          <Tabs.List aria-label="Ways to learn" className={styles['term-tabs']}>
            {modes.map((one) => (
              <Tabs.Trigger key={one} value={one}>
                {modeWords[one]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Box pt="5">
            <Tabs.Content value="learn">
              <Grid columns={{ initial: '1', sm: '1fr 240px' }} gap="3" mb="4">
                <SearchBox value={typed} onChange={setTyped} />
                <CategorySelect value={category} onChange={setCategory} />
              </Grid>
              <LearnMode
                key={`${category} ${typed}`}
                terms={found}
                isSearched={typed.trim() !== ''}
              />
            </Tabs.Content>
            <Tabs.Content value="quiz">
              <QuizMode terms={terms} category={category} onCategory={setCategory} quiz={quiz} />
            </Tabs.Content>
            <Tabs.Content value="anatomy">
              <AnatomyMode terms={terms} />
            </Tabs.Content>
            <Tabs.Content value="word-parts">
              <WordPartsMode terms={terms} />
            </Tabs.Content>
          </Box>
        </Tabs.Root>
      </Box>
      <Flex direction="column" gap="4" minWidth="0">
        <LearningProgress total={terms.length} onPractice={practice} />
        <CategoryList counts={counts} chosen={category} onChoose={chooseCategory} />
      </Flex>
    </Grid>
  );
};

const Own = () => {
  const query = useQuery(glossaryQuery());
  return (
    <>
      <PageHead title={title} answer={query.data ? answerOf(query.data.terms) : undefined} />
      <Loaded query={query} what="The glossary" skeleton={<PanelSkeleton height="420px" />}>
        {({ terms }) => <Modes terms={terms} />}
      </Loaded>
    </>
  );
};

/** Medical terms: to learn, to be asked, on diagrams, and put together of their parts. */
export const TerminologyPage = () => {
  const { user } = useSession();
  return user ? <Own /> : <PageSkeleton label="Loading the medical terms" />;
};
