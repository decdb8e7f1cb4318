import { Badge, Flex, Heading, Text } from '@radix-ui/themes';
import { match } from 'ts-pattern';
import type { ExchangedItem } from '../../../../../domain/contracts/exchanged-item.ts';
import type { ReviewedItem } from '../../../../../domain/contracts/interchange.ts';
import bareListStyles from '../../../../ui/bare-list.module.css';
import { classes } from '../../../../ui/classes.ts';
import styles from './interchange.module.css';
import { findingWords, formatWords } from './item-words.ts';

type Line = { readonly text: string; readonly why: string; readonly isRight: boolean };

/** What can be answered, line by line, with what is right and why. */
const linesOf = (item: ExchangedItem): readonly Line[] =>
  match(item)
    .with({ format: 'single' }, { format: 'multiple' }, ({ options }) =>
      options.map(({ text, why, right }) => ({ text, why, isRight: right })),
    )
    .with({ format: 'ordered' }, ({ options }) =>
      options.map(({ text, why }, index) => ({
        text: `${index + 1}. ${text}`,
        why,
        isRight: true,
      })),
    )
    .with({ format: 'numeric' }, ({ answer: { value, tolerance, unit, why } }) => [
      { text: `${value} ${unit}, within ${tolerance}`, why, isRight: true },
    ])
    .with({ format: 'matrix' }, ({ columns, rows }) =>
      rows.map(({ text, right, why }) => ({
        text: `${text}: ${right.map((column) => columns[column]).join(', ') || 'none'}`,
        why,
        isRight: true,
      })),
    )
    .with({ format: 'cloze' }, ({ blanks }) =>
      blanks.flatMap(({ options }, blank) =>
        options.map(({ text, why, right }) => ({
          text: `{${blank + 1}} ${text}`,
          why,
          isRight: right,
        })),
      ),
    )
    .exhaustive();

const Line = ({ text, why, isRight }: Line) => (
  <li>
    <Text as="div" size="3" weight={isRight ? 'medium' : 'regular'}>
      {text} {isRight ? <Badge color="green">right</Badge> : null}
    </Text>
    {why === '' ? null : (
      <Text as="div" size="2" color="gray" className={styles['item-text']}>
        {why}
      </Text>
    )}
  </li>
);

type ReviewFinding = { readonly kind: string; readonly says: string; readonly isBad: boolean };

const toldOf = ({ notes, lint }: ReviewedItem): readonly ReviewFinding[] => [
  ...notes.map(({ what, part, says }) => ({
    kind: `${what}: ${part}`,
    says,
    isBad: what === 'lost',
  })),
  ...lint.map(({ rule, detail, isError }) => ({
    kind: isError ? 'rule' : 'style',
    says: detail === '' ? findingWords(rule) : `${findingWords(rule)}: ${detail}`,
    isBad: isError,
  })),
];

type ViewProps = { readonly reviewed: ReviewedItem; readonly place: string };

/** An item as it would be kept, with what was kept, changed and lost, and what the lint found. */
export const ReviewedItemView = ({ reviewed, place }: ViewProps) => {
  const { item, kept } = reviewed;
  return (
    <li className={styles['item-view']}>
      <Flex gap="2" align="center" wrap="wrap" mb="1">
        <Text size="2" color="gray">
          {place}
        </Text>
        <Badge color="gray">{formatWords[item.format]}</Badge>
      </Flex>
      <Heading as="h3" size="3" weight="medium" className={styles['item-text']}>
        {item.stem}
      </Heading>
      {item.format === 'cloze' ? (
        <Text as="p" size="3" mt="1" className={styles['item-text']}>
          {item.sentence}
        </Text>
      ) : null}
      <ul className={classes(bareListStyles['bare-list'], styles['item-options'])}>
        {linesOf(item).map((line, index) => (
          <Line key={`${line.text} ${String(index)}`} {...line} />
        ))}
      </ul>
      {item.explanation === '' ? null : (
        <Text as="p" size="2" className={styles['item-text']}>
          {item.explanation}
        </Text>
      )}
      <Text as="p" size="2" color="gray" mt="2">
        Kept: {kept.join(', ')}
      </Text>
      <ul className={bareListStyles['bare-list']}>
        {toldOf(reviewed).map(({ kind, says, isBad }) => (
          <li key={`${kind} ${says}`}>
            <Text size="2" className={styles['item-text']}>
              <Badge color={isBad ? 'amber' : 'gray'}>{kind}</Badge> {says}
            </Text>
          </li>
        ))}
      </ul>
    </li>
  );
};
