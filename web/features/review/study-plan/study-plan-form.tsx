import { Box } from '@radix-ui/themes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { examsOf } from '../../../../domain/contracts/exams.ts';
import type { FieldCode } from '../../../../domain/contracts/fields.ts';
import {
  dailyMinutes,
  type StudyPlan,
  type StudyPlanBody,
  studyPlanBody,
} from '../../../../domain/contracts/review.ts';
import type { Weekday } from '../../../../domain/kernel/time.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { DateInput } from '../../../ui/form/date-input.tsx';
import { type FieldErrors, issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import { saveStudyPlan, studyPlanQuery } from '../queries/study-plan-query.ts';
import { DaysOff } from './days-off.tsx';

type PlanFormProps = { readonly field: FieldCode; readonly plan: StudyPlan };

const initialOf = ({ field, plan }: PlanFormProps) => ({
  exam: plan.exam ?? examsOf(field)[0]?.name ?? '',
  examDay: plan.examDay ?? '',
  minutesADay: `${plan.minutesADay}`,
});

const useSavePlan = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveStudyPlan,
    onSuccess: () => client.invalidateQueries({ queryKey: ['review'] }),
  });
};

const usePlanForm = (props: PlanFormProps) => {
  const fields = useFields(initialOf(props));
  const [daysOff, setDaysOff] = useState<readonly Weekday[]>(props.plan.daysOff);
  const { mutate, isPending } = useSavePlan();
  const save = (body: StudyPlanBody): void =>
    mutate(body, {
      onSuccess: () => showToast({ title: 'Saved', description: 'Your study plan is set.' }),
      onError: (error) => {
        fields.refuse(refusalErrors(error));
        reportFailure('Could not save', error);
      },
    });
  const submit = (halfWritten: FieldErrors): void => {
    if (Object.keys(halfWritten).length > 0) {
      fields.refuse(halfWritten);
      return;
    }
    const { exam, examDay, minutesADay } = fields.values;
    const { data, error } = studyPlanBody.safeParse({
      exam,
      examDay: examDay === '' ? null : examDay,
      minutesADay: minutesADay === '' ? Number.NaN : Number(minutesADay),
      daysOff,
    });
    if (data) save(data);
    else fields.refuse(issueErrors(error));
  };
  return { ...fields, daysOff, setDaysOff, submit, isPending };
};

const PlanForm = (props: PlanFormProps) => {
  const { bind, refusals, daysOff, setDaysOff, submit, isPending } = usePlanForm(props);
  const exams = examsOf(props.field).map(({ name }) => ({ value: name, label: name }));
  return (
    <Form label="Study plan" refusals={refusals} onSubmit={submit}>
      <SelectInput
        {...bind('exam')}
        label="Exam"
        name="exam"
        placeholder="Choose an exam"
        options={exams}
      />
      <DateInput
        {...bind('examDay')}
        label="Exam date"
        name="examDay"
        empty="No date set"
        hint="Leave it blank if you do not know it yet."
      />
      <TextInput
        {...bind('minutesADay')}
        label="Minutes of review per day"
        name="minutesADay"
        type="number"
        hint={`${dailyMinutes.min} to ${dailyMinutes.max}`}
      />
      <DaysOff value={daysOff} onChange={setDaysOff} />
      <Box>
        <SubmitButton label="Save study plan" isPending={isPending} />
      </Box>
    </Form>
  );
};

/** When the exam is, and how much of each day goes to review. */
export const StudyPlanForm = ({ field }: { readonly field: FieldCode }) => (
  <Loaded
    query={useQuery(studyPlanQuery())}
    what="Your study plan"
    skeleton={<PanelSkeleton height="260px" />}
  >
    {(plan) => <PlanForm key={JSON.stringify(plan)} field={field} plan={plan} />}
  </Loaded>
);
