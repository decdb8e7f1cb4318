import { Box, Flex, Grid, Heading, Text } from '@radix-ui/themes';
import { academyName } from '../../../domain/contracts/product.ts';
import { fieldCount } from '../../marketing.ts';
import { classes } from '../../ui/classes.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import textStyles from '../../ui/text.module.css';
import { examCount } from './exam-rows.ts';
import styles from './landing.module.css';
import { Sample } from './sample.tsx';

const Actions = () => (
  <Flex gap="3" mt="5" direction={{ initial: 'column', xs: 'row' }}>
    <LinkButton to="/auth" state={{ mode: 'sign-up' }} size="4">
      Start Free Trial
    </LinkButton>
    <LinkButton to="/auth" size="4" variant="surface" color="gray" {...highContrast}>
      Take Practice Quiz
    </LinkButton>
  </Flex>
);

const Pitch = () => (
  <Box pt={{ initial: '0', md: '9' }}>
    <Heading
      as="h1"
      size={{ initial: '8', sm: '9' }}
      weight="medium"
      className={classes(styles['hero'], textStyles['balance'])}
    >
      Practice until you can say why.
    </Heading>
    <Text
      as="p"
      size={{ initial: '3', sm: '4' }}
      color="gray"
      mt="4"
      className={classes(textStyles['pretty'], styles['hero-line'])}
    >
      {academyName} prepares you for {examCount} board exams in {fieldCount} healthcare fields.
      Every question explains every option, and every exam follows its own blueprint.
    </Text>
    <Actions />
    <Text as="p" size="2" color="gray" mt="3">
      No credit card required. Practice quizzes stay free.
    </Text>
  </Box>
);

/** The promise, and beside it one question that keeps it. */
export const Hero = () => (
  <Grid
    columns={{ initial: '1', md: '5fr 6fr' }}
    gapX="8"
    gapY="6"
    align="start"
    pt={{ initial: '2', sm: '4' }}
  >
    <Pitch />
    <Sample />
  </Grid>
);
