import { Badge, Box, Flex, Text } from '@radix-ui/themes';
import { Check } from 'lucide-react';
import { referralTerms } from '../../../domain/contracts/referral.ts';
import { counted } from '../../format/counts.ts';
import { dollars } from '../../format/dollars.ts';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';

const offers = [
  {
    of: 'pro',
    who: 'You, on Pro',
    when: 'when a friend’s first invoice is paid',
    gets: `${dollars(referralTerms.creditCents)} credit`,
  },
  {
    of: 'free',
    who: 'You, on Free',
    when: 'when a friend joins',
    gets: `+${referralTerms.quizCredits} quiz credits`,
  },
  {
    of: 'friend',
    who: 'Your friend',
    when: 'added to their free trial of Pro',
    gets: `${counted(referralTerms.bonusDays, 'bonus day')} free`,
  },
] as const;

/** What each of the two gets, and which line is the learner's own. */
export const RewardsOffered = ({ isPro }: { readonly isPro: boolean }) => (
  <Panel title="What each of you gets">
    <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}>
      {offers.map(({ of, who, when, gets }) => (
        <Flex key={of} align="center" justify="between" gap="4" py="3" asChild>
          <li>
            <Box>
              <Text as="div" size="2" color="gray">
                {who}
              </Text>
              <Text as="div" size="2">
                {when}
              </Text>
            </Box>
            <Flex direction="column" align="end" gap="1">
              <Text size="4" weight="medium" align="right" className={textStyles['num']}>
                {gets}
              </Text>
              {of === (isPro ? 'pro' : 'free') ? (
                <Badge>
                  <Check size={12} aria-hidden="true" />
                  Applies to you
                </Badge>
              ) : null}
            </Flex>
          </li>
        </Flex>
      ))}
    </ul>
  </Panel>
);
