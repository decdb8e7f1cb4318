import { Box, Callout, Flex, Grid, Text } from '@radix-ui/themes';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import {
  type InvitedByMail,
  invitedByMail,
  newInvitationBody,
  type School,
  schoolLimits,
} from '../../../../domain/contracts/institution.ts';
import { counted } from '../../../format/counts.ts';
import { showToast } from '../../../toast/toast-store.ts';
import cellsStyles from '../../../ui/cells.module.css';
import fieldStyles from '../../../ui/form/field.module.css';
import { issueErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { cohortOptions } from './cohort-options.ts';
import { useSchoolChange } from './use-school-change.ts';

type Of = { readonly school: School };

const days = 30;

const useLinkForm = ({ institutionId }: School) => {
  const fields = useFields({ uses: '30', days: `${days}`, cohortId: 'none' });
  const { mutate, isPending } = useSchoolChange(institutionId, 'Could not make the link');
  const submit = (): void => {
    const { uses, days: typed, cohortId } = fields.values;
    const { data, error } = newInvitationBody.safeParse({
      uses: Number(uses),
      days: Number(typed),
      cohortId: cohortId === 'none' ? null : cohortId,
    });
    if (!data) {
      fields.refuse(issueErrors(error));
      return;
    }
    mutate(
      { at: '/invitations', method: 'POST', body: data },
      {
        onSuccess: () =>
          showToast({ title: 'Link made', description: 'Copy it below and pass it on.' }),
      },
    );
  };
  return { ...fields, submit, isPending };
};

const LinkForm = ({ school }: Of) => {
  const { bind, refusals, submit, isPending } = useLinkForm(school);
  return (
    <Form label="Invite by a link" refusals={refusals} onSubmit={submit}>
      <Grid columns={{ initial: '2' }} gap="4">
        <TextInput {...bind('uses')} label="People" name="uses" type="number" />
        <TextInput {...bind('days')} label="Days it works" name="days" type="number" />
      </Grid>
      <SelectInput
        {...bind('cohortId')}
        label="Cohort"
        name="cohortId"
        placeholder="Choose a cohort"
        options={cohortOptions(school.cohorts)}
      />
      <Box>
        <SubmitButton label="Make a link" isPending={isPending} />
      </Box>
    </Form>
  );
};

const WrongRows = ({ wrong }: Pick<InvitedByMail, 'wrong'>) => (
  <Callout.Root color="red" role="alert">
    <Callout.Icon>
      <CircleAlert size={16} />
    </Callout.Icon>
    <Callout.Text>Nobody was invited. Mend these lines and send the file again:</Callout.Text>
    <ul className={cellsStyles['plain-list']}>
      {wrong.map(({ line, text }) => (
        <li key={`${line} ${text}`}>
          <Text size="2">
            Line {line}: {text}
          </Text>
        </li>
      ))}
    </ul>
  </Callout.Root>
);

const useFile = ({ institutionId }: School) => {
  const { mutate, isPending } = useSchoolChange(institutionId, 'Could not send the invitations');
  const [wrong, setWrong] = useState<InvitedByMail['wrong']>([]);
  const [refusals, setRefusals] = useState(0);
  const [file, setFile] = useState<File>();
  const refuse = (found: InvitedByMail['wrong']): void => {
    setWrong(found);
    setRefusals((count) => count + 1);
  };
  const tell = (answer: unknown): void => {
    const { invited, wrong: found } = invitedByMail.parse(answer);
    if (found.length > 0) {
      refuse(found);
      return;
    }
    setWrong([]);
    showToast({
      title: `${counted(invited, 'person', 'people')} invited`,
      description: 'Each gets a mail with a link of their own.',
    });
  };
  const submit = async (): Promise<void> => {
    if (!file) {
      refuse([{ line: 1, text: 'Choose a file with one address a row.' }]);
      return;
    }
    const body = { csv: await file.text(), days };
    mutate({ at: '/invitations/csv', method: 'POST', body }, { onSuccess: tell });
  };
  return { wrong, refusals, setFile, submit, isPending };
};

const FileForm = ({ school }: Of) => {
  const id = useId();
  const { wrong, refusals, setFile, submit, isPending } = useFile(school);
  return (
    <Form label="Invite by mail" refusals={refusals} onSubmit={() => void submit()}>
      <Box>
        <Text
          as="label"
          htmlFor={id}
          size="2"
          weight="medium"
          mb="1"
          className={fieldStyles['label']}
        >
          File of addresses (CSV)
        </Text>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <Text
          as="p"
          id={`${id}-hint`}
          size="2"
          color="gray"
          mt="2"
          className={textStyles['pretty']}
        >
          One email address a row and, after a comma, the name of a cohort. Up to{' '}
          {schoolLimits.rows} rows. Each mail has a link of its own, which works once, for {days}{' '}
          days.
        </Text>
      </Box>
      {wrong.length > 0 ? <WrongRows wrong={wrong} /> : null}
      <Box>
        <SubmitButton label="Send invitations" isPending={isPending} />
      </Box>
    </Form>
  );
};

/** Two ways in: a link to pass on, and mails. */
export const InvitePanel = ({ school }: Of) => (
  <Grid columns={{ initial: '1', md: '2' }} gap="5">
    <Panel title="Invite by a link" note="Anyone who has it can take one of your seats.">
      <LinkForm school={school} />
    </Panel>
    <Panel title="Invite by mail" note="A wrong row stops the whole file, so nobody is missed.">
      {school.canSendMail ? (
        <FileForm school={school} />
      ) : (
        <Flex>
          <Text size="2" color="gray">
            This installation sends no mail. Pass a link on instead.
          </Text>
        </Flex>
      )}
    </Panel>
  </Grid>
);
