import { Flex, Text } from '@radix-ui/themes';
import { Check } from 'lucide-react';
import bareListStyles from './bare-list.module.css';
import { classes } from './classes.ts';
import priceStyles from './price.module.css';

/** What a plan holds, ticked off. */
export const FeatureList = ({ features }: { readonly features: readonly string[] }) => (
  <Flex direction="column" gap="2" asChild>
    <ul className={classes(bareListStyles['bare-list'], priceStyles['ticks'])}>
      {features.map((feature) => (
        <li key={feature}>
          <Check size={16} color="var(--accent-11)" aria-hidden="true" />
          <Text size="2">{feature}</Text>
        </li>
      ))}
    </ul>
  </Flex>
);
