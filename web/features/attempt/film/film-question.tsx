import { Badge, Box, Flex, Text } from '@radix-ui/themes';
import { EyeOff, Flag, Pause } from 'lucide-react';
import type { Question } from '../../../../domain/contracts/quiz.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import questionStyles from '../../../ui/question.module.css';
import textStyles from '../../../ui/text.module.css';
import { QuestionStem } from '../runner/question-stem.tsx';
import { type LabelledOption, labelledOptions } from '../runner/session/question-options.ts';
import styles from './film.module.css';
import type { FilmFrame } from './film-frame.ts';

type FilmQuestionProps = {
  readonly question: Question;
  readonly number: number;
  readonly frame: FilmFrame;
};

const Standing = ({ question, frame }: Omit<FilmQuestionProps, 'number'>) => (
  <Flex gap="2" wrap="wrap">
    {frame.flagged.has(question.id) ? (
      <Badge color="amber">
        <Flag size={12} aria-hidden="true" />
        Flagged
      </Badge>
    ) : null}
    {frame.isAway ? (
      <Badge color="gray">
        <EyeOff size={12} aria-hidden="true" />
        Away
      </Badge>
    ) : null}
    {frame.isPaused ? (
      <Badge color="gray">
        <Pause size={12} aria-hidden="true" />
        Paused
      </Badge>
    ) : null}
  </Flex>
);

const optionClass = (isChosen: boolean, isStruck: boolean): string =>
  classes(
    styles['option'],
    isChosen && styles['chosen'],
    isStruck && classes(styles['struck'], questionStyles['struck']),
  );

/** A number stands alone, an order as it was then, everything else as the question lists it. */
const shownOptions = (
  { options, response }: Question,
  chosen: readonly string[],
): readonly LabelledOption[] => {
  const all = labelledOptions(options);
  if (response?.format === 'numeric') {
    return chosen.map((entered) => ({ label: entered, text: response.unit }));
  }
  if (response?.format !== 'ordered' || chosen.length === 0) return all;
  return all.toSorted((one, other) => chosen.indexOf(one.label) - chosen.indexOf(other.label));
};

/** A question as it stood on the screen at that moment. */
export const FilmQuestion = ({ question, number, frame }: FilmQuestionProps) => {
  const chosen = frame.chosen.get(question.id) ?? [];
  const struck = frame.struck.get(question.id) ?? [];
  return (
    <Box minWidth="0">
      <Flex gap="3" align="center" mb="3" wrap="wrap">
        <Text size="2" color="gray" className={textStyles['num']}>
          Question {number}
        </Text>
        <Standing question={question} frame={frame} />
      </Flex>
      <QuestionStem {...question} />
      <Flex direction="column" gap="2" asChild>
        <ul className={bareListStyles['bare-list']}>
          {shownOptions(question, chosen).map(({ label, text }) => {
            const isChosen = chosen.includes(label);
            const isStruck = struck.includes(label);
            return (
              <li key={label} className={optionClass(isChosen, isStruck)}>
                <span className={questionStyles['key']}>{label}</span>
                <Text size="3">{text}</Text>
                {isChosen ? <span className={textStyles['vh']}>, chosen</span> : null}
                {isStruck ? <span className={textStyles['vh']}>, struck out</span> : null}
              </li>
            );
          })}
        </ul>
      </Flex>
    </Box>
  );
};
