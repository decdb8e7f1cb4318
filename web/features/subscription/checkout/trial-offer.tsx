import { Button, Text } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { PaidPlan } from '../../../../domain/kernel/plans.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { useSession } from '../../../session/use-session.ts';
import { userKey } from '../../../session/user-query.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { Panel } from '../../../ui/panel.tsx';
import { dateOf } from '../plan-words.ts';
import { billingKey } from '../queries/billing-query.ts';
import { startTrial } from '../queries/change-billing.ts';

const useTrial = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  return useMutation({
    mutationFn: startTrial,
    onSuccess: async (billing) => {
      client.setQueryData(billingKey, billing);
      const { endsAt } = billing.trial;
      const until = endsAt && user ? `until ${dateOf(endsAt, user.timeZone)}` : 'from now on';
      showToast({
        title: 'Your free trial has started',
        description: `Everything in Pro is open ${until}. Nothing will be charged.`,
      });
      await client.invalidateQueries({ queryKey: userKey });
      await navigate('/');
    },
    onError: (error) => reportFailure('The trial could not be started', error),
  });
};

type TrialOfferProps = { readonly plan: PaidPlan; readonly days: number };

/** Pro without a card, for whoever has not had it yet. */
export const TrialOffer = ({ plan, days }: TrialOfferProps) => {
  const { mutate, isPending } = useTrial();
  return (
    <Panel
      title={`Try Pro for ${days} days, without a card`}
      note="Once for each person. It ends by itself: nothing is charged, and what you did stays."
    >
      <Button size="3" loading={isPending} onClick={() => mutate(plan)}>
        Start {days}-day trial
      </Button>
      <Text as="p" size="2" color="gray" mt="3">
        Or pay now, below.
      </Text>
    </Panel>
  );
};
