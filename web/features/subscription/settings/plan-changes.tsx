import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { User } from '../../../../domain/contracts/account.ts';
import type { Billing } from '../../../../domain/contracts/billing.ts';
import { planPrices } from '../../../../domain/contracts/plans.ts';
import { dollars } from '../../../format/dollars.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { dateOf, otherPlan, planName } from '../plan-words.ts';
import type { BillingChange } from '../queries/change-billing.ts';

type AskedProps = {
  readonly trigger: ReactNode;
  readonly title: string;
  readonly children: string;
  readonly confirm: string;
  readonly isRed?: boolean;
  readonly onConfirm: () => void;
};

/** What touches money is asked once more, with what it means. */
const Asked = ({ trigger, title, children, confirm, isRed = false, onConfirm }: AskedProps) => (
  <AlertDialog.Root>
    <AlertDialog.Trigger>{trigger}</AlertDialog.Trigger>
    <AlertDialog.Content maxWidth="460px">
      <AlertDialog.Title size="5" weight="medium">
        {title}
      </AlertDialog.Title>
      <AlertDialog.Description size="3">{children}</AlertDialog.Description>
      <Flex gap="3" mt="5" justify="end" wrap="wrap">
        <AlertDialog.Cancel>
          <Button variant="soft" color="gray" {...highContrast}>
            Keep it as it is
          </Button>
        </AlertDialog.Cancel>
        <AlertDialog.Action>
          <Button {...(isRed ? { color: 'red' as const } : {})} onClick={onConfirm}>
            {confirm}
          </Button>
        </AlertDialog.Action>
      </Flex>
    </AlertDialog.Content>
  </AlertDialog.Root>
);

type PlanChangesProps = {
  readonly billing: Billing;
  readonly user: User;
  readonly isBusy: boolean;
  readonly onChange: (change: BillingChange) => void;
};

const switchWords = (billing: Billing, end: string): string =>
  billing.plan === 'monthly'
    ? `The annual plan starts at once. You pay ${dollars(planPrices.annual.cents)} less what is unused of this month, with the card on file.`
    : `You keep the annual plan until ${end}. After that it is ${dollars(planPrices.monthly.cents)} a month. Nothing is charged today.`;

const Switch = ({ billing, user, isBusy, onChange }: PlanChangesProps) => {
  if (billing.state !== 'active' || !billing.plan || billing.nextPlan) return null;
  const other = otherPlan(billing.plan);
  const end = billing.periodEnd ? dateOf(billing.periodEnd, user.timeZone) : '';
  return (
    <Asked
      trigger={<Button disabled={isBusy}>Switch to {planName[other]}</Button>}
      title={`Switch to ${planName[other]}?`}
      confirm={`Switch to ${planName[other]}`}
      onConfirm={() => onChange({ kind: 'plan', plan: other })}
    >
      {switchWords(billing, end)}
    </Asked>
  );
};

const Cancel = ({ billing, user, isBusy, onChange }: PlanChangesProps) => {
  if (!['active', 'pastDue'].includes(billing.state)) return null;
  const end = billing.periodEnd ? dateOf(billing.periodEnd, user.timeZone) : 'then';
  return (
    <Asked
      trigger={
        <Button variant="surface" color="red" disabled={isBusy}>
          Cancel subscription
        </Button>
      }
      title="Cancel your subscription?"
      confirm="Cancel subscription"
      isRed
      onConfirm={() => onChange({ kind: 'cancel' })}
    >
      {`You keep Pro until ${end}, and nothing more is charged. After that full-length exams close; practice, scores and your whole history stay.`}
    </Asked>
  );
};

const Resume = ({ billing, isBusy, onChange }: PlanChangesProps) => {
  const isPlanned = billing.state === 'active' && billing.nextPlan !== null;
  if (billing.state !== 'canceling' && !isPlanned) return null;
  return (
    <Button disabled={isBusy} onClick={() => onChange({ kind: 'resume' })}>
      {isPlanned && billing.plan ? `Stay on ${planName[billing.plan]}` : 'Keep Pro'}
    </Button>
  );
};

/** The ways on from where the plan stands. */
export const PlanChanges = (props: PlanChangesProps) =>
  props.billing.isSample ? null : (
    <>
      <Resume {...props} />
      <Switch {...props} />
      <Cancel {...props} />
    </>
  );
