import { Badge, Box, Button, Card, Flex, Heading, Text } from '@radix-ui/themes';
import { ArrowRight, Timer } from 'lucide-react';
import { useState } from 'react';
import type { ExamDefinition } from '../../../../domain/contracts/exams.ts';
import { adaptiveOfferOf } from '../../../../domain/contracts/exams.ts';
import { useSession } from '../../../session/use-session.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { ExamForm } from '../queries/issue-paper.ts';
import { ExamFacts } from './exam-facts.tsx';
import { ExamFormChoice } from './exam-form-choice.tsx';
import { examSize } from './quiz-sentences.ts';

type ExamCardProps = {
  /** Full mode: this card is what the page is about. */
  readonly isFirst: boolean;
  /** Empty while no field is chosen. */
  readonly exams: readonly ExamDefinition[];
  readonly chosen: ExamDefinition | undefined;
  readonly isStarting: boolean;
  readonly onChoose: (name: string) => void;
  readonly onStart: (form: ExamForm) => void;
};

const ExamSelect = ({ exams, chosen, onChoose }: ExamCardProps) => (
  <Box mb="4">
    <SelectInput
      label="Select Exam Type"
      name="exam"
      placeholder="Choose an exam"
      value={chosen?.name ?? ''}
      onChange={onChoose}
      options={exams.map((exam) => ({
        value: exam.name,
        label: `${exam.name}: ${examSize(exam)}`,
      }))}
    />
  </Box>
);

type StartExamProps = ExamCardProps & { readonly form: ExamForm };

const StartExam = ({ exams, chosen, isStarting, onStart, form }: StartExamProps) => (
  <Button
    size="3"
    loading={isStarting}
    disabled={exams.length > 1 && chosen === undefined}
    onClick={() => onStart(form)}
  >
    {chosen ? `Start ${chosen.name}` : 'Start full-length exam'}
    <ArrowRight size={16} />
  </Button>
);

type ChosenExamProps = Pick<ExamCardProps, 'isFirst'> & {
  readonly exam: ExamDefinition;
  readonly form: ExamForm;
  readonly onForm: (form: ExamForm) => void;
};

const ChosenExam = ({ exam, isFirst, form, onForm }: ChosenExamProps) => {
  const extraTime = useSession().user?.extraTime ?? 1;
  const offer = isFirst ? adaptiveOfferOf(exam.name) : undefined;
  return (
    <>
      {offer ? (
        <ExamFormChoice
          exam={exam}
          offer={offer}
          extraTime={extraTime}
          form={form}
          onForm={onForm}
        />
      ) : null}
      <ExamFacts
        exam={exam}
        offer={form === 'adaptive' ? offer : undefined}
        extraTime={extraTime}
      />
    </>
  );
};

/** Full-length exams: for Pro, chosen and started in full mode. */
export const ExamCard = (props: ExamCardProps) => {
  const { isFirst, exams, chosen } = props;
  const [form, onForm] = useState<ExamForm>('fixed');
  return (
    <Card size={{ initial: '2', sm: '3' }} className={cellsStyles['fill']}>
      <Flex align="center" gap="2" mb="2">
        <Timer size={20} color="var(--accent-11)" aria-hidden="true" />
        <Heading as="h2" size="4" weight="medium">
          Full-length exam
        </Heading>
        <Badge color="amber">Pro</Badge>
      </Flex>
      <Text as="p" size="3" color="gray" mb="4">
        Same length and mix of areas as the real exam.
      </Text>
      {isFirst && exams.length > 1 ? <ExamSelect {...props} /> : null}
      {chosen ? <ChosenExam exam={chosen} isFirst={isFirst} form={form} onForm={onForm} /> : null}
      <Box mt="auto">
        {isFirst ? (
          <StartExam {...props} form={chosen && adaptiveOfferOf(chosen.name) ? form : 'fixed'} />
        ) : (
          <LinkButton size="3" variant="surface" to="/quiz?full=true">
            Set up full-length exam
          </LinkButton>
        )}
      </Box>
    </Card>
  );
};
