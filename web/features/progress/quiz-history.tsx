import { Box, Flex, Table, Text } from '@radix-ui/themes';
import { fieldLabel } from '../../../domain/contracts/fields.ts';
import { paperKind } from '../../../domain/contracts/paper-kind.ts';
import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import type { ListedQuiz } from '../../../domain/contracts/quiz-list.ts';
import { isListedScore } from '../../../domain/progress/history-item.ts';
import { areaWords } from '../../format/area-words.ts';
import { clockTime } from '../../format/duration.ts';
import { type LearnerCalendar, recentDate } from '../../format/learner-dates.ts';
import { scoreWords } from '../../format/score-words.ts';
import { BandWord } from '../../ui/band-word.tsx';
import bareListStyles from '../../ui/bare-list.module.css';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import tablesStyles from '../../ui/tables.module.css';
import textStyles from '../../ui/text.module.css';
import { TextLink } from '../../ui/text-link.tsx';
import { ScoreBefore } from '../attempt/results/rescored-note.tsx';

type ShownQuiz = QuizHistoryItem & Partial<Pick<ListedQuiz, 'areas'>>;

type QuizHistoryProps = {
  readonly quizzes: readonly ShownQuiz[];
  readonly calendar: LearnerCalendar;
  readonly withField?: boolean;
};

type RowProps = Omit<QuizHistoryProps, 'quizzes'> & { readonly quiz: ShownQuiz };

const QuizName = ({ quiz }: Pick<RowProps, 'quiz'>) => (
  <>
    <TextLink
      to={`/quiz?attempt=${quiz.id}`}
      size="2"
      weight="medium"
      color="gray"
      {...highContrast}
    >
      {paperKind(quiz)}
    </TextLink>
    {quiz.exam ? (
      <Text size="2" color="gray">
        {' '}
        {quiz.exam}
      </Text>
    ) : null}
    {quiz.areas ? (
      <Text as="div" size="2" color="gray" className={textStyles['pretty']}>
        {areaWords(quiz.areas)}
      </Text>
    ) : null}
  </>
);

const Band = ({ quiz }: Pick<RowProps, 'quiz'>) =>
  isListedScore(quiz) ? (
    <BandWord score={quiz.score} />
  ) : (
    <Text size="2" color="gray">
      {quiz.score === null ? 'No percent' : 'No answers'}
    </Text>
  );

/** A dash where there is none that counts. */
const scoreOf = (quiz: ShownQuiz): string => scoreWords(isListedScore(quiz) ? quiz.score : null);

const TableRow = ({ quiz, calendar, withField }: RowProps) => (
  <Table.Row align="center">
    <Table.RowHeaderCell>
      <QuizName quiz={quiz} />
    </Table.RowHeaderCell>
    {withField ? (
      <Table.Cell>
        <Text size="2" color="gray">
          {fieldLabel(quiz.healthcareField)}
        </Text>
      </Table.Cell>
    ) : null}
    <Table.Cell>
      <Text size="2" color="gray">
        {recentDate(quiz.createdAt, calendar)}
      </Text>
    </Table.Cell>
    <Table.Cell justify="end">{quiz.totalQuestions}</Table.Cell>
    <Table.Cell justify="end">{clockTime(quiz.timeSpent)}</Table.Cell>
    <Table.Cell justify="end">
      <Text size="2" weight="medium">
        {scoreOf(quiz)}
      </Text>
      <ScoreBefore {...quiz} />
    </Table.Cell>
    <Table.Cell width="120px">
      <Band quiz={quiz} />
    </Table.Cell>
  </Table.Row>
);

const TableHead = ({ withField }: Pick<RowProps, 'withField'>) => (
  <Table.Header>
    <Table.Row>
      <Table.ColumnHeaderCell>Quiz</Table.ColumnHeaderCell>
      {withField ? <Table.ColumnHeaderCell>Field</Table.ColumnHeaderCell> : null}
      <Table.ColumnHeaderCell>Date</Table.ColumnHeaderCell>
      <Table.ColumnHeaderCell justify="end">Questions</Table.ColumnHeaderCell>
      <Table.ColumnHeaderCell justify="end">Time</Table.ColumnHeaderCell>
      <Table.ColumnHeaderCell justify="end">Score</Table.ColumnHeaderCell>
      <Table.ColumnHeaderCell>Band</Table.ColumnHeaderCell>
    </Table.Row>
  </Table.Header>
);

const ListRow = ({ quiz, calendar, withField }: RowProps) => (
  <Flex justify="between" align="center" gap="3" py="3" asChild>
    <li>
      <Box minWidth="0">
        <Text as="div" size="2">
          <QuizName quiz={quiz} />
        </Text>
        {withField ? (
          <Text as="div" size="2" color="gray">
            {fieldLabel(quiz.healthcareField)}
          </Text>
        ) : null}
        <Text as="div" size="2" color="gray" className={textStyles['num']}>
          {quiz.totalQuestions} {quiz.totalQuestions === 1 ? 'question' : 'questions'} in{' '}
          {clockTime(quiz.timeSpent)}
        </Text>
        <Text as="div" size="2" color="gray" className={textStyles['num']}>
          {recentDate(quiz.createdAt, calendar)}
        </Text>
      </Box>
      <Flex direction="column" align="end" flexShrink="0">
        <Text size="4" weight="medium" className={textStyles['num']}>
          {scoreOf(quiz)}
        </Text>
        <ScoreBefore {...quiz} />
        <Band quiz={quiz} />
      </Flex>
    </li>
  </Flex>
);

/** Past quizzes, each leading to its results: a table where there is room, a list where not. */
export const QuizHistory = ({ quizzes, ...row }: QuizHistoryProps) => (
  <>
    <Box display={{ initial: 'none', sm: 'block' }} mt="-2">
      <Table.Root className={tablesStyles['bare']} size="1">
        <TableHead {...row} />
        <Table.Body>
          {quizzes.map((quiz) => (
            <TableRow key={quiz.id} quiz={quiz} {...row} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
    <Box display={{ initial: 'block', sm: 'none' }} my="-2" asChild>
      <ul className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>
        {quizzes.map((quiz) => (
          <ListRow key={quiz.id} quiz={quiz} {...row} />
        ))}
      </ul>
    </Box>
  </>
);
