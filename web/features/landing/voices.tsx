import { Box, Card, Flex, Grid, Text, VisuallyHidden } from '@radix-ui/themes';
import { type Testimonial, testimonials } from '../../marketing.ts';
import cellsStyles from '../../ui/cells.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './landing.module.css';

const Voice = ({ text, name, result }: Testimonial) => (
  <Card size="3" className={cellsStyles['fill']} asChild>
    <figure className={styles['voice']}>
      <Text as="p" size="4" mb="5" className={textStyles['pretty']} asChild>
        <blockquote>“{text}”</blockquote>
      </Text>
      <Flex align="center" gap="3" mt="auto" asChild>
        <figcaption>
          <span className={styles['initial']} aria-hidden="true">
            {name.charAt(0)}
          </span>
          <Box>
            <Text as="div" size="2" weight="medium">
              {name}
            </Text>
            <Text as="div" size="2" color="gray">
              {result}
            </Text>
          </Box>
        </figcaption>
      </Flex>
    </figure>
  </Card>
);

export const Voices = () => (
  <Grid columns={{ initial: '1', md: '3' }} gap="5" mt="8" asChild>
    <section aria-labelledby="voices">
      <VisuallyHidden>
        <h2 id="voices">What learners say</h2>
      </VisuallyHidden>
      {testimonials.map((testimonial) => (
        <Voice key={testimonial.name} {...testimonial} />
      ))}
    </section>
  </Grid>
);
