import { Box, Text } from '@radix-ui/themes';
import type { AnswerDetail, Question } from '../../../../../domain/contracts/quiz.ts';
import { classes } from '../../../../ui/classes.ts';
import textStyles from '../../../../ui/text.module.css';
import { optionReasons } from '../option-reasons.ts';
import { OptionVerdicts } from '../option-verdicts.tsx';
import styles from './format-verdicts.module.css';

type NumberVerdictProps = {
  readonly question: Question;
  readonly chosen: readonly string[];
  readonly detail: AnswerDetail | undefined;
};

const numberIn = (text: string): number => Number.parseFloat(text.replaceAll(',', ''));

/** What was entered and what the usual errors come to, the one that was made among them. */
const errorsIn = ({ entry, answerExplanations }: AnswerDetail, entered: string | undefined) => {
  const texts = Object.keys(answerExplanations).filter((text) => text !== entry?.value);
  return texts.map((text, place) => ({
    label: `${place + 1}`,
    text: `${text}${numberIn(text) === Number(entered) ? ', as you entered' : ''}`,
    isKey: false,
    isChosen: false,
    reason: answerExplanations[text] ?? '',
  }));
};

/** The number that was entered beside the right one, how one gets there, and where others go wrong. */
export const NumberVerdict = ({ question, chosen, detail }: NumberVerdictProps) => {
  const [entered] = chosen;
  const unit = question.response?.format === 'numeric' ? question.response.unit : '';
  if (!detail?.entry)
    return (
      <OptionVerdicts options={optionReasons({ options: [], chosen, detail })} peer={undefined} />
    );
  return (
    <Box mb="4">
      <Text as="p" size="3" className={textStyles['num']}>
        Your answer: <strong>{entered === undefined ? 'none' : `${entered} ${unit}`}</strong>
      </Text>
      <Text as="p" size="3" color="green" weight="medium" className={textStyles['num']}>
        Correct answer: {detail.entry.value}
      </Text>
      <ol className={classes(styles['steps'], textStyles['measure'], textStyles['num'])}>
        {detail.entry.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <OptionVerdicts options={errorsIn(detail, entered)} peer={undefined} />
    </Box>
  );
};
