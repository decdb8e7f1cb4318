import { Card, Flex, Heading, Text } from '@radix-ui/themes';
import type { ContentOf } from '../../../../domain/contracts/study-aid-content.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../study-aid.module.css';
import { Reveal } from './reveal.tsx';
import { ShowMore } from './show-more.tsx';

/** One sentence with a word left out at a time. */
export const FillBlankPanel = ({ questions }: ContentOf<'fill-blank'>) => (
  <ShowMore parts={questions}>
    {(shown) => (
      <Flex direction="column" gap="3">
        {shown.map(({ question, answer, explanation }) => (
          <Card key={question} size="2">
            <Text as="p" size="3" className={classes(textStyles['pretty'], textStyles['measure'])}>
              {question}
            </Text>
            <Reveal show="Show Answer" hide="Hide Answer">
              <Text as="p" size="3" weight="medium">
                {answer}
              </Text>
              <Text
                as="p"
                size="2"
                color="gray"
                mt="1"
                className={classes(textStyles['pretty'], textStyles['measure'])}
              >
                {explanation}
              </Text>
            </Reveal>
          </Card>
        ))}
      </Flex>
    )}
  </ShowMore>
);

/** What each term is, and why it matters. */
export const DefinitionsPanel = ({ definitions }: ContentOf<'definitions'>) => (
  <ShowMore parts={definitions}>
    {(shown) => (
      <Flex direction="column" gap="3">
        {shown.map(({ term, definition, detail }) => (
          <Card key={term} size="2">
            <Heading as="h3" size="3" weight="medium">
              {term}
            </Heading>
            <Text
              as="p"
              size="3"
              mt="1"
              className={classes(textStyles['pretty'], textStyles['measure'])}
            >
              {definition}
            </Text>
            <Text
              as="p"
              size="2"
              color="gray"
              mt="2"
              className={classes(textStyles['pretty'], textStyles['measure'])}
            >
              {detail}
            </Text>
          </Card>
        ))}
      </Flex>
    )}
  </ShowMore>
);

const listed = [
  ['adverseEffects', 'Adverse effects'],
  ['cautions', 'Cautions in the history'],
  ['monitoring', 'Monitoring'],
] as const;

type DrugCard = ContentOf<'drug-cards'>['drugCards'][number];

const DrugLists = ({ card }: { readonly card: DrugCard }) =>
  listed.map(([key, title]) =>
    card[key].length === 0 ? null : (
      <section key={key}>
        <Heading as="h4" size="2" weight="medium" mt="3">
          {title}
        </Heading>
        <ul className={styles['aid-list']}>
          {card[key].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    ),
  );

/** A drug on a card, as one would carry it on the ward. */
export const DrugCardsPanel = ({ drugCards }: ContentOf<'drug-cards'>) => (
  <ShowMore parts={drugCards}>
    {(shown) => (
      <Flex direction="column" gap="4">
        {shown.map((card) => (
          <Card key={card.drug} size="2">
            <Heading as="h3" size="4" weight="medium">
              {card.drug}
            </Heading>
            <Text as="p" size="2" color="gray">
              {card.drugClass}
            </Text>
            <dl className={styles['aid-facts']}>
              <dt>Action</dt>
              <dd>{card.action}</dd>
              <dt>Uses</dt>
              <dd>{card.uses}</dd>
              <dt>Harms</dt>
              <dd>{card.harms}</dd>
            </dl>
            <DrugLists card={card} />
            <Text
              as="p"
              size="3"
              mt="3"
              className={classes(textStyles['pretty'], textStyles['measure'])}
            >
              {card.takeAway}
            </Text>
          </Card>
        ))}
      </Flex>
    )}
  </ShowMore>
);
