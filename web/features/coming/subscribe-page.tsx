import { ArrowLeft } from 'lucide-react';
import { useSession } from '../../session/use-session.ts';
import { useSignedOutRedirect } from '../../session/use-signed-out-redirect.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ComingPage } from './coming-page.tsx';

/** Checkout, which visitors may not enter. */
export const SubscribePage = () => {
  const { user } = useSession();
  useSignedOutRedirect({
    title: 'Authentication Required',
    description: 'Please sign in to subscribe to a plan.',
    to: '/auth',
    after: 500,
  });
  if (!user) return <PageSkeleton />;
  return (
    <ComingPage name="subscribe">
      <TextLink to="/pricing" size="2" className="back">
        <ArrowLeft size={14} aria-hidden="true" />
        Back to pricing
      </TextLink>
    </ComingPage>
  );
};
