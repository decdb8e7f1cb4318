import { Box, Button, Flex, Text } from '@radix-ui/themes';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../subscription.module.css';

const cards = [
  ['4242 4242 4242 4242', 'Pays'],
  ['4000 0000 0000 0002', 'Is declined'],
  ['4000 0027 6000 3184', 'Asks the bank'],
  ['4000 0000 0000 0069', 'Has expired'],
  ['4000 0000 0000 9995', 'Lacks funds'],
  ['4000 0000 0000 0341', 'Pays once, not the renewal'],
] as const;

/** The numbers that the sandbox knows, each with what comes of it. */
export const TestCards = ({ onUse }: { readonly onUse: (number: string) => void }) => (
  <Box mt="5">
    <Text as="p" size="2" weight="medium" mb="1">
      Test cards
    </Text>
    <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}>
      {cards.map(([number, outcome]) => (
        <Flex key={number} align="center" gap="4" py="1" asChild>
          <li>
            <Text size="2" className={classes(textStyles['num'], textStyles['nowrap'])}>
              {number}
            </Text>
            <Text size="2" color="gray" className={styles['test-card-outcome']}>
              {outcome}
            </Text>
            <Button
              type="button"
              variant="ghost"
              color="gray"
              mr="2"
              aria-label={`Use ${number}`}
              onClick={() => onUse(number)}
              {...highContrast}
            >
              Use
            </Button>
          </li>
        </Flex>
      ))}
    </ul>
  </Box>
);
