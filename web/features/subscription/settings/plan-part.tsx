import { Callout, Flex, Skeleton, Text } from '@radix-ui/themes';
import { Clock, FlaskConical } from 'lucide-react';
import type { User } from '../../../../domain/contracts/account.ts';
import type { Billing } from '../../../../domain/contracts/billing.ts';
import { dollars } from '../../../format/dollars.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { standingWords } from '../plan-words.ts';
import { useBillingChange, type Waiting } from '../use-billing-change.ts';
import { CardForm } from './card-form.tsx';
import { ManageButton } from './manage-button.tsx';
import { PlanChanges } from './plan-changes.tsx';

const Awaited = ({ waiting }: { readonly waiting: Waiting }) =>
  waiting === 'no' ? null : (
    <Callout.Root color="gray" role="status" mt="4">
      <Callout.Icon>
        <Clock size={16} />
      </Callout.Icon>
      <Callout.Text>
        {waiting === 'yes'
          ? 'Asked. Your plan changes here as soon as the payment processor confirms it.'
          : 'The payment processor has not confirmed it yet. You need not ask again: it will show here.'}
      </Callout.Text>
    </Callout.Root>
  );

const Notice = ({ billing: { isSample, processor } }: { readonly billing: Billing }) => {
  if (!isSample && processor !== 'sandbox') return null;
  return (
    <Text as="p" size="2" color="gray" mt="3">
      <FlaskConical size={14} aria-hidden="true" />{' '}
      {isSample ? 'A sample: nothing of it can be bought or changed.' : 'Sandbox: no money moves.'}
    </Text>
  );
};

const canBuy = ({ state, isSample }: Billing): boolean =>
  !isSample && ['free', 'trial', 'ended'].includes(state);

/** What the learner is on, until when, and every way to change it. */
export const PlanPart = ({ user }: { readonly user: User }) => {
  const { query, change, expectChange, isBusy, waiting } = useBillingChange();
  return (
    <Loaded query={query} what="Your plan" skeleton={<Skeleton height="160px" />}>
      {(billing) => (
        <Panel as="h3" title="Your plan">
          <Text as="p" size="3" className={textStyles['pretty']}>
            {standingWords(billing, user.timeZone)}
          </Text>
          {billing.creditCents > 0 ? (
            <Text as="p" size="2" mt="2" className={textStyles['num']}>
              {dollars(billing.creditCents)} of credit comes off your next invoice.
            </Text>
          ) : null}
          <Notice billing={billing} />
          <Awaited waiting={waiting} />
          <Flex gap="3" mt="4" wrap="wrap">
            {canBuy(billing) ? <LinkButton to="/pricing">See Pro</LinkButton> : null}
            {billing.hasPortal ? <ManageButton /> : null}
            <PlanChanges billing={billing} user={user} isBusy={isBusy} onChange={change} />
          </Flex>
          <CardForm billing={billing} onAsked={expectChange} />
        </Panel>
      )}
    </Loaded>
  );
};
