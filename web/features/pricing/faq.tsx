import { Grid, Heading, Text } from '@radix-ui/themes';
import { trialDays } from '../../../domain/contracts/plans.ts';
import { mailAddresses } from '../../marketing.ts';
import textStyles from '../../ui/text.module.css';
import styles from './pricing.module.css';

const questions = [
  {
    ask: 'Is there a free trial?',
    answer: `Yes. Pro has a ${trialDays}-day free trial, one per person, with no card. After that you are on the Free plan unless you choose Pro.`,
  },
  {
    ask: 'How can I pay?',
    answer:
      'With any of the major credit cards. Our payment provider handles the form, so your card number never reaches us.',
  },
  {
    ask: 'Can I cancel?',
    answer:
      'You can cancel any time. You keep access to Pro until the period end, and your history after that.',
  },
  {
    ask: 'What if I change plans?',
    answer:
      'Upgrades take effect immediately. Downgrades take effect at the end of the billing cycle.',
  },
  {
    ask: 'Is there a student discount?',
    answer: `Yes, by contacting support from your school email address: ${mailAddresses.support}.`,
  },
] as const;

export const Faq = () => (
  <Grid columns={{ initial: '1', sm: '240px minmax(0, 1fr)' }} gap="6" mt="8" asChild>
    <section aria-labelledby="faq">
      <Heading as="h2" id="faq" size="5" weight="medium" className={textStyles['tightened']}>
        Common questions
      </Heading>
      <Grid columns={{ initial: '1', sm: '2' }} gapX="6" gapY="5" asChild>
        <dl className={styles['faq']}>
          {questions.map(({ ask, answer }) => (
            <div key={ask}>
              <Text size="3" weight="medium" asChild>
                <dt>{ask}</dt>
              </Text>
              <Text size="3" color="gray" className={textStyles['pretty']} asChild>
                <dd>{answer}</dd>
              </Text>
            </div>
          ))}
        </dl>
      </Grid>
    </section>
  </Grid>
);
