import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type Cohort, cohortBody, type School } from '../../../../domain/contracts/institution.ts';
import { counted } from '../../../format/counts.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { CloseCohort } from './close-cohort.tsx';
import { useSchoolChange } from './use-school-change.ts';

type NameFormProps = {
  readonly school: School;
  /** Absent where a new one is opened. */
  readonly cohort?: Cohort;
  readonly onDone?: () => void;
};

const useNameForm = ({ school, cohort, onDone }: NameFormProps) => {
  const fields = useFields({ name: cohort?.name ?? '' });
  const failure = cohort ? 'Could not rename the cohort' : 'Could not open the cohort';
  const { mutate, isPending } = useSchoolChange(school.institutionId, failure);
  const submit = (): void => {
    const { data: body, error } = cohortBody.safeParse(fields.values);
    if (!body) {
      fields.refuse(issueErrors(error));
      return;
    }
    const at = cohort ? `/cohorts/${cohort.id}` : '/cohorts';
    mutate(
      { at, method: cohort ? 'PATCH' : 'POST', body },
      {
        onSuccess: () => {
          fields.reset();
          onDone?.();
        },
        onError: (refusal) => fields.refuse(refusalErrors(refusal)),
      },
    );
  };
  return { ...fields, submit, isPending };
};

const NameForm = (props: NameFormProps) => {
  const { bind, refusals, submit, isPending } = useNameForm(props);
  const { cohort } = props;
  const label = cohort ? `New name of ${cohort.name}` : 'New cohort';
  return (
    <Form label={label} refusals={refusals} onSubmit={submit}>
      <TextInput {...bind('name')} label={label} name="name" autoComplete="off" />
      <Box>
        <SubmitButton label={cohort ? 'Rename' : 'Open cohort'} isPending={isPending} />
      </Box>
    </Form>
  );
};

const Row = ({ school, cohort }: Required<Pick<NameFormProps, 'school' | 'cohort'>>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box asChild py="3">
      <li>
        <Flex justify="between" align="center" gap="4" mb={isOpen ? '3' : '0'}>
          <Box minWidth="0">
            <Text as="div" size="3" className={textStyles['unbroken']}>
              {cohort.name}
            </Text>
            <Text as="div" size="2" color="gray">
              {counted(cohort.members, 'learner')}
            </Text>
          </Box>
          <Flex gap="3" wrap="wrap" justify="end">
            <Button
              variant="surface"
              color="gray"
              {...highContrast}
              aria-expanded={isOpen}
              aria-label={`Rename ${cohort.name}`}
              onClick={() => setOpen(!isOpen)}
            >
              <Pencil size={16} aria-hidden="true" />
              Rename
            </Button>
            <CloseCohort school={school} cohort={cohort} />
          </Flex>
        </Flex>
        {isOpen ? <NameForm school={school} cohort={cohort} onDone={() => setOpen(false)} /> : null}
      </li>
    </Box>
  );
};

/** How the school groups its learners. */
export const CohortsPanel = ({ school }: { readonly school: School }) => (
  <Panel title="Cohorts" note="Learners see the name of their own cohort.">
    <Flex direction="column" gap="4">
      {school.cohorts.length === 0 ? null : (
        <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}>
          {school.cohorts.map((cohort) => (
            <Row key={cohort.id} school={school} cohort={cohort} />
          ))}
        </ul>
      )}
      <NameForm school={school} />
    </Flex>
  </Panel>
);
