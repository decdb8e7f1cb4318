import { Button, Flex, Grid, Select, Switch, Text, TextField } from '@radix-ui/themes';
import { Play, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { professionOptions } from '../../../../domain/contracts/fields.ts';
import { Panel } from '../../../ui/panel.tsx';
import { MetricProgress } from './metric-progress.tsx';
import type { MetricRun } from './use-metric-run.ts';

const allFields = 'all';

type MetricFormProps = {
  readonly run: MetricRun;
  readonly isReady: boolean;
  readonly onRun: (wish: { readonly filter: Filter; readonly reason: string }) => void;
  readonly onCancel: () => void;
};

const initial = { from: '', to: '', field: allFields, leavesOut: true, reason: '' };
type Values = typeof initial;

const filterOf = ({ from, to, field, leavesOut }: Values) => ({
  from: from || null,
  to: to || null,
  types: [],
  field: field === allFields ? null : field,
  includesTesters: !leavesOut,
});

type Filter = ReturnType<typeof filterOf>;

/** Whether a run is over all days of all learners, testers left out: such a one can be promoted. */
export const isWhole = ({ from, to, field, includesTesters }: Filter): boolean =>
  from === null && to === null && field === null && !includesTesters;

type DayProps = {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const Day = ({ name, label, value, onChange }: DayProps) => (
  <Flex direction="column" gap="1" minWidth="0">
    <Text as="label" size="2" weight="medium" htmlFor={`metric-${name}`}>
      {label}
    </Text>
    <TextField.Root
      id={`metric-${name}`}
      type="date"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Flex>
);

/** Which part of the log, why, and the run itself. */
export const MetricForm = ({ run, isReady, onRun, onCancel }: MetricFormProps) => {
  const [values, setValues] = useState(initial);
  const change = (some: Partial<Values>): void => setValues((before) => ({ ...before, ...some }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onRun({ filter: filterOf(values), reason: values.reason.trim() });
  };
  return (
    <Panel
      title="Run over history"
      note="Into a table of its own; learners’ pages are not touched."
    >
      <form onSubmit={submit}>
        <Flex direction="column" gap="4">
          <Grid columns={{ initial: '1', xs: '2' }} gap="3">
            <Day
              name="from"
              label="From"
              value={values.from}
              onChange={(from) => change({ from })}
            />
            <Day name="to" label="To" value={values.to} onChange={(to) => change({ to })} />
          </Grid>
          <Flex direction="column" gap="1">
            <Text as="label" size="2" weight="medium" htmlFor="metric-field">
              Field
            </Text>
            <Select.Root value={values.field} onValueChange={(field) => change({ field })}>
              <Select.Trigger id="metric-field" />
              <Select.Content>
                <Select.Item value={allFields}>All {professionOptions.length} fields</Select.Item>
                {professionOptions.map(({ value, label }) => (
                  <Select.Item key={value} value={value}>
                    {label}
                  </Select.Item>
                ))}
              </Select.Content>
            </Select.Root>
          </Flex>
          <Text as="label" size="2">
            <Flex gap="2" align="center">
              <Switch
                checked={values.leavesOut}
                onCheckedChange={(leavesOut) => change({ leavesOut })}
              />
              Leave testers out
            </Flex>
          </Text>
          <Flex direction="column" gap="1">
            <Text as="label" size="2" weight="medium" htmlFor="metric-reason">
              Reason
            </Text>
            <TextField.Root
              id="metric-reason"
              required
              maxLength={200}
              autoComplete="off"
              value={values.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          </Flex>
          <MetricProgress {...run} />
          {run.isRunning ? (
            <Button type="button" variant="surface" color="red" onClick={onCancel}>
              <X size={15} aria-hidden="true" />
              Cancel
            </Button>
          ) : (
            <Button type="submit" disabled={!isReady || values.reason.trim() === ''}>
              <Play size={15} aria-hidden="true" />
              Run metric
            </Button>
          )}
        </Flex>
      </form>
    </Panel>
  );
};
