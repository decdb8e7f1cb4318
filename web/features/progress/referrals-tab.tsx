import { Button, Callout, Flex, Grid, Text } from '@radix-ui/themes';
import { Copy, Info, Share2 } from 'lucide-react';
import { showToast } from '../../toast/toast-store.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { Panel } from '../../ui/panel.tsx';

const rewards = [
  { who: 'On the free plan', gets: '+5 quiz credits for each referral' },
  { who: 'On Pro', gets: '$5 credit for each referral who subscribes' },
  { who: 'People you refer', gets: '3 bonus days free' },
] as const;

const copy = async (text: string, what: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: `${what} copied`, description: text });
  } catch {
    // No permission, or no secure context: the learner can still select it.
    showToast({
      title: 'Could not copy',
      description: `Copy it yourself: ${text}`,
      tone: 'destructive',
    });
  }
};

const share = async (code: string): Promise<void> => {
  const url = `${window.location.origin}/auth?ref=${encodeURIComponent(code)}`;
  if (!navigator.share) return copy(url, 'Referral link');
  try {
    await navigator.share({ url });
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      await copy(url, 'Referral link');
    }
  }
};

const Code = ({ code }: { readonly code: string }) => (
  <Panel title="Your referral code">
    <Text as="p" size="6" weight="medium" className="num referral-code">
      {code}
    </Text>
    <Flex gap="3" mt="4" wrap="wrap">
      <Button onClick={() => void copy(code, 'Referral code')}>
        <Copy size={16} />
        Copy
      </Button>
      <Button variant="surface" color="gray" onClick={() => void share(code)} {...highContrast}>
        <Share2 size={16} />
        Share Referral Link
      </Button>
    </Flex>
  </Panel>
);

const Rewards = () => (
  <Panel title="Rewards">
    <dl className="rows bare-list statistics">
      {rewards.map(({ who, gets }) => (
        <Flex key={who} justify="between" gap="4" py="2">
          <Text size="2" color="gray" className="nowrap" asChild>
            <dt>{who}</dt>
          </Text>
          <Text size="2" weight="medium" align="right" asChild>
            <dd>{gets}</dd>
          </Text>
        </Flex>
      ))}
    </dl>
  </Panel>
);

/** The learner's code, the ways to pass it on, and what it earns. */
export const ReferralsTab = ({ code }: { readonly code: string }) => (
  <>
    <Callout.Root color="gray" mb="5">
      <Callout.Icon>
        <Info size={16} />
      </Callout.Icon>
      <Callout.Text>
        We are not counting referrals yet, so there is nothing to show. Your code will stay the
        same.
      </Callout.Text>
    </Callout.Root>
    <Grid columns={{ initial: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5" align="start">
      <Code code={code} />
      <Rewards />
    </Grid>
  </>
);
