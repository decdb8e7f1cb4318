import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Billing } from '../../../domain/contracts/billing.ts';
import { reportFailure } from '../../session/report-failure.ts';
import { userKey } from '../../session/user-query.ts';
import { billingQuery } from './queries/billing-query.ts';
import { changeBilling } from './queries/change-billing.ts';

const askEveryMs = 1000;
const patienceMs = 15_000;

/** What a change of the plan changes. */
const fingerprint = ({ state, plan, nextPlan, renews, periodEnd }: Billing): string =>
  [state, plan, nextPlan, renews, periodEnd].join(' ');

/** `late`: the processor has not told of it in all the time we look for it. */
export type Waiting = 'no' | 'yes' | 'late';

/**
 * How the learner stands, and a change of it. The plan changes when the processor has told of it; for
 * that this looks every second, and gives up after fifteen.
 */
export const useBillingChange = () => {
  const client = useQueryClient();
  const [before, setBefore] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);
  const isAwaited = before !== null && !isLate;
  const query = useQuery({
    ...billingQuery(),
    refetchInterval: isAwaited ? askEveryMs : false,
  });
  const now = query.data && fingerprint(query.data);
  const hasCome = before !== null && now !== before;
  useEffect(() => {
    if (!hasCome) return;
    setBefore(null);
    setLate(false);
    void client.invalidateQueries({ queryKey: userKey });
    void client.invalidateQueries({ queryKey: ['invoices'] });
  }, [hasCome, client]);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  const expectChange = (): void => {
    setLate(false);
    setBefore(now ?? null);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: changeBilling,
    onSuccess: expectChange,
    onError: (error) => reportFailure('Your plan was not changed', error),
  });
  const waiting: Waiting = before === null ? 'no' : isLate ? 'late' : 'yes';
  return { query, change: mutate, expectChange, isBusy: isPending || isAwaited, waiting };
};
