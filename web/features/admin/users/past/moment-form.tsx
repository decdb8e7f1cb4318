import { Box, Button, Flex, Text, TextField } from '@radix-ui/themes';
import { type FormEvent, useId, useState } from 'react';
import type { ViewReason } from '../../../../../domain/contracts/audit.ts';
import type { UserPast, UserPastBody } from '../../../../../domain/contracts/user-past.ts';
import { Panel } from '../../../../ui/panel.tsx';
import textStyles from '../../../../ui/text.module.css';
import styles from '../users.module.css';
import { ViewReasonSelect } from '../view-reason-select.tsx';

type NeighborMoment = UserPast['before'];

type MomentFormProps = {
  readonly past: UserPast | undefined;
  readonly isPending: boolean;
  readonly reason: ViewReason;
  readonly onReason: (reason: ViewReason) => void;
  readonly onAsk: (body: UserPastBody) => void;
};

type StepProps = {
  readonly label: string;
  readonly told: NeighborMoment;
  readonly isPending: boolean;
  readonly onGo: (moment: string) => void;
};

const Step = ({ label, told, isPending, onGo }: StepProps) => (
  <Button
    type="button"
    variant="surface"
    disabled={told === null}
    loading={isPending}
    onClick={() => told && onGo(told.at)}
  >
    {label}
  </Button>
);

const Neighbor = ({ label, told }: Pick<StepProps, 'label' | 'told'>) =>
  told ? (
    <Text as="p" size="2" color="gray">
      {label}: {told.verb} <Text weight="medium">{told.what}</Text>{' '}
      <code className={styles['user-type']}>{told.type}</code>
    </Text>
  ) : null;

/** Which moment, by the learner's own clock, and why it is looked at. */
export const MomentForm = ({ past, isPending, reason, onReason, onAsk }: MomentFormProps) => {
  const field = useId();
  const [local, setLocal] = useState(past?.local ?? '');
  const ask = (moment: string): void => onAsk(moment === '' ? { reason } : { moment, reason });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask(local);
  };
  return (
    <Panel>
      <form onSubmit={submit}>
        <Flex gap="3" wrap="wrap" align="end">
          <Box>
            <Text as="label" size="2" weight="medium" htmlFor={field}>
              Moment, by their clock (empty for now)
            </Text>
            <TextField.Root
              id={field}
              type="datetime-local"
              className={textStyles['num']}
              max="9999-12-31T23:59"
              value={local}
              onChange={({ target }) => setLocal(target.value.slice(0, 16))}
            />
          </Box>
          <ViewReasonSelect value={reason} onChange={onReason} />
          <Button type="submit" loading={isPending}>
            Show and record
          </Button>
          {past ? (
            <Flex gap="2" wrap="wrap">
              <Step label="Event before" told={past.before} isPending={isPending} onGo={ask} />
              <Step label="Event after" told={past.after} isPending={isPending} onGo={ask} />
            </Flex>
          ) : null}
        </Flex>
      </form>
      <Box mt="3">
        <Neighbor label="Last before it" told={past?.before ?? null} />
        <Neighbor label="First after it" told={past?.after ?? null} />
      </Box>
    </Panel>
  );
};
