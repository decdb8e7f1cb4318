import { Badge, Box, Card, Flex, Heading, Text } from '@radix-ui/themes';
import type { CSSProperties } from 'react';
import { type Plan, plans } from '../../plans.ts';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { FeatureList } from '../../ui/feature-list.tsx';
import { highContrast } from '../../ui/high-contrast.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Price } from '../../ui/price.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './landing.module.css';

const PlanBadge = ({ popular, saving }: Plan) => (
  <>
    {popular ? <Badge>Most Popular</Badge> : null}
    {saving ? <Badge color="gray">{saving.badge}</Badge> : null}
  </>
);

const quiet = { variant: 'surface', color: 'gray', ...highContrast } as const;

const PlanCell = ({ plan }: { readonly plan: Plan }) => (
  <Flex direction="column">
    <Flex align="center" gap="2">
      <Heading as="h3" size="4" weight="medium">
        {plan.name}
      </Heading>
      <PlanBadge {...plan} />
    </Flex>
    <Price {...plan} />
    <Text as="div" size="2" color="gray" mb="3" className={styles['saving']}>
      {plan.saving?.line}
    </Text>
    <Box mb="5">
      <FeatureList features={plan.features} />
    </Box>
    <LinkButton
      to="/auth"
      state={{ mode: 'sign-up' }}
      mt="auto"
      size="3"
      {...(plan.buttonVariant === 'solid' ? {} : quiet)}
    >
      {plan.buttonText}
    </LinkButton>
  </Flex>
);

/** The plans a visitor can start by themselves. */
export const Plans = () => (
  <Box mt="8" asChild>
    <section aria-labelledby="plans">
      <Heading
        as="h2"
        id="plans"
        size="6"
        weight="medium"
        mb="4"
        className={textStyles['tightened']}
      >
        Practice is free; Pro adds the exams
      </Heading>
      <Card className={cellsStyles['flush']}>
        <div
          className={classes(cellsStyles['cells'], styles['plan-cells'])}
          style={{ '--n': 3, '--n-small': 1 } as CSSProperties}
        >
          {[plans.free, plans.monthly, plans.annual].map((plan) => (
            <PlanCell key={plan.id} plan={plan} />
          ))}
        </div>
      </Card>
    </section>
  </Box>
);
