import { Box, RadioGroup, Text } from '@radix-ui/themes';
import type { AdaptiveOffer, ExamDefinition } from '../../../../domain/contracts/exams.ts';
import { type ExtraTime, extendedMinutes } from '../../../../domain/contracts/extra-time.ts';
import { spokenTime } from '../../../format/duration.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import type { ExamForm } from '../queries/issue-paper.ts';

type ExamFormChoiceProps = {
  readonly exam: ExamDefinition;
  readonly offer: AdaptiveOffer;
  readonly extraTime: ExtraTime;
  readonly form: ExamForm;
  readonly onForm: (form: ExamForm) => void;
};

/** The same questions for everyone, or each chosen by the answers before it. */
export const ExamFormChoice = ({ exam, offer, extraTime, form, onForm }: ExamFormChoiceProps) => {
  const within = (minutes: number): string => spokenTime(extendedMinutes(minutes, extraTime) * 60);
  return (
    <Box mb="4">
      <RadioGroup.Root
        aria-label="Exam format"
        size="3"
        value={form}
        onValueChange={(value) => onForm(value === 'adaptive' ? 'adaptive' : 'fixed')}
      >
        <RadioGroup.Item value="fixed" className={textStyles['num']}>
          Fixed form: {exam.questions} questions in {within(exam.timeLimit)}
        </RadioGroup.Item>
        <RadioGroup.Item value="adaptive" className={textStyles['num']}>
          Adaptive: {offer.minimum} to {offer.maximum} questions in {within(offer.minutes)}
        </RadioGroup.Item>
      </RadioGroup.Root>
      <Text
        as="p"
        size="2"
        color="gray"
        mt="2"
        className={classes(textStyles['measure'], textStyles['pretty'])}
      >
        In an adaptive exam, each question is picked based on your answers so far. The exam ends
        once it is clear whether you are above or below the passing standard. Answers cannot be
        changed.
      </Text>
    </Box>
  );
};
