import { Button, type ButtonProps } from '@radix-ui/themes';
import { isPro } from '../../../domain/contracts/account.ts';
import { mailAddresses } from '../../marketing.ts';
import { plans, startOf } from '../../plans.ts';
import { useSession } from '../../session/use-session.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Billing, PlanColumn } from './plan-columns.ts';

type PlanButtonProps = { readonly column: PlanColumn; readonly billing: Billing };

const quiet: ButtonProps = { size: '3', variant: 'surface', color: 'gray', ...highContrast };

const ContactSales = () => (
  <Button asChild {...quiet}>
    <a href={`mailto:${mailAddresses.contact}?subject=Enterprise`}>{plans.enterprise.buttonText}</a>
  </Button>
);

const CurrentPlan = () => (
  <Button {...quiet} disabled>
    Current plan
  </Button>
);

const FreeButton = () => {
  const { user } = useSession();
  if (user && !isPro(user.subscriptionTier)) return <CurrentPlan />;
  return (
    <LinkButton {...quiet} to={startOf('free', user !== null)}>
      {plans.free.buttonText}
    </LinkButton>
  );
};

const ProButton = ({ billing }: { readonly billing: Billing }) => {
  const { user } = useSession();
  if (user && isPro(user.subscriptionTier)) {
    return (
      <LinkButton {...quiet} to="/settings#plan">
        Manage Subscription
      </LinkButton>
    );
  }
  return (
    <LinkButton size="3" to={startOf(billing, user !== null)}>
      {plans[billing].buttonText}
    </LinkButton>
  );
};

/** The way into a plan; Enterprise is sold by contact only. */
export const PlanButton = ({ column, billing }: PlanButtonProps) => {
  if (column === 'enterprise') return <ContactSales />;
  return column === 'free' ? <FreeButton /> : <ProButton billing={billing} />;
};
