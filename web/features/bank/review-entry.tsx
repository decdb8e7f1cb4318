import { Badge, Box, Flex, Heading, Text } from '@radix-ui/themes';
import type { ReviewedItem } from '../../../domain/contracts/item-review.ts';
import type { Concern, ReviewEntry } from '../../../domain/contracts/items.ts';
import { percentOf } from '../../../domain/kernel/percent.ts';
import { classes } from '../../ui/classes.ts';
import { Exhibits } from '../../ui/exhibits.tsx';
import { Panel } from '../../ui/panel.tsx';
import questionStyles from '../../ui/question.module.css';
import { TakeAway } from '../../ui/take-away.tsx';
import textStyles from '../../ui/text.module.css';
import { TextLink } from '../../ui/text-link.tsx';
import resultsStyles from '../attempt/results/results.module.css';
import { DismissForm } from './dismiss-form.tsx';
import styles from './entry-reports.module.css';
import { EntryReports } from './entry-reports.tsx';
import { groupedOptions } from './grouped-options.ts';
import { RekeyForm } from './rekey-form.tsx';

const concernTexts: Readonly<Record<Concern, string>> = {
  reported: 'Reported',
  'does-not-discriminate': 'Missed by stronger learners',
  'dead-distractor': 'Has an option nobody chooses',
};

const percent = (share: number | null): string =>
  share === null ? 'none yet' : `${percentOf(share)}%`;

const Figures = ({ asked, facility, pointBiserial, medianSeconds, omitted }: ReviewEntry) => (
  <Text as="p" size="2" color="gray" mt="2" className={textStyles['num']}>
    Asked {asked} {asked === 1 ? 'time' : 'times'}. Correct: {percent(facility)}. Point-biserial:{' '}
    {pointBiserial ?? 'none yet'}. Median time:{' '}
    {medianSeconds === null ? 'none yet' : `${medianSeconds} s`}. Skipped: {omitted}.
  </Text>
);

/** A reason of two lines says first why the option tempts, then why it is wrong. */
const Why = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <Text
      as="p"
      size="2"
      mt="1"
      mb="1"
      className={classes(textStyles['measure'], styles['spoken'])}
    >
      {text}
    </Text>
  );

type Shown = Pick<ReviewEntry, 'asked'> & {
  /** Why each is right or wrong, where that is shown. */
  readonly whys?: ReviewedItem['whys'] | undefined;
};

const OptionList = ({ options, asked, whys = [] }: Shown & Pick<ReviewEntry, 'options'>) => (
  <ul className={questionStyles['whys']}>
    {options.map(({ id, text, isKey, chosen }, index) => (
      <li
        key={id}
        className={
          isKey
            ? classes(questionStyles['why'], questionStyles['key-right'])
            : questionStyles['why']
        }
      >
        <span className={questionStyles['key']}>{index + 1}</span>
        <Box minWidth="0">
          <Text as="div" size="3">
            {text}
          </Text>
          <Why text={whys.find((one) => one.id === id)?.why ?? ''} />
          <Text as="div" size="2" color="gray" className={textStyles['num']}>
            {isKey ? 'Key, chosen' : 'Chosen'} {chosen} {chosen === 1 ? 'time' : 'times'},{' '}
            {percent(asked ? chosen / asked : null)}
          </Text>
        </Box>
      </li>
    ))}
  </ul>
);

const Options = ({ entry, whys }: { readonly entry: ReviewEntry } & Pick<Shown, 'whys'>) => (
  <Flex direction="column" gap="4" mt="4">
    {groupedOptions(entry).map(({ title, options }) => (
      <Box key={title}>
        {title === '' ? null : (
          <Text as="p" size="3" weight="medium" mb="2" className={textStyles['measure']}>
            {title}
          </Text>
        )}
        <OptionList options={options} asked={entry.asked} whys={whys} />
      </Box>
    ))}
  </Flex>
);

/** How one gets to a number that is asked for. */
const Steps = ({ steps }: Pick<ReviewedItem, 'steps'>) =>
  steps.length > 0 ? (
    <ol>
      {steps.map((step) => (
        <li key={step}>
          <Text size="3">{step}</Text>
        </li>
      ))}
    </ol>
  ) : null;

const Rationale = (item: ReviewedItem) => (
  <>
    <Steps steps={item.steps} />
    <TakeAway {...item} as="h3" />
  </>
);

const Head = ({ entry }: { readonly entry: ReviewEntry }) => (
  <Flex gap="2" wrap="wrap" mb="2">
    {entry.concerns.map((concern) => (
      <Badge key={concern} color="amber">
        {concernTexts[concern]}
      </Badge>
    ))}
    <Badge color="gray" className={resultsStyles['long']}>
      {entry.field}, {entry.area}
    </Badge>
  </Flex>
);

type EntryProps = { readonly entry: ReviewEntry; readonly whole?: ReviewedItem };

/** An order is corrected in its source. */
const isOrder = ({ response }: ReviewEntry): boolean => response?.format === 'ordered';

const Means = ({ entry, whole }: EntryProps) => (
  <Flex gap="3" mt="4" wrap="wrap" align="center">
    {whole?.status === 'withdrawn' || isOrder(entry) ? null : <RekeyForm entry={entry} />}
    {entry.reportCount > 0 ? <DismissForm entry={entry} /> : null}
    {whole ? null : (
      <TextLink to={`/admin/review/${entry.itemId}`} size="2">
        Rationale, findings and history
      </TextLink>
    )}
  </Flex>
);

/** A question with how it did in use and the means to give it another key; with chart and rationale where it is shown whole. */
export const ReviewEntryPanel = ({ entry, whole }: EntryProps) => (
  <Panel>
    <Head entry={entry} />
    <Heading
      as="h2"
      size="3"
      weight="medium"
      className={classes(textStyles['measure'], textStyles['pretty'])}
    >
      {entry.stem}
    </Heading>
    {whole ? (
      <Box mt="3">
        <Exhibits exhibits={whole.exhibits} />
      </Box>
    ) : null}
    <Figures {...entry} />
    <EntryReports entry={entry} />
    <Options entry={entry} whys={whole?.whys} />
    {whole ? <Rationale {...whole} /> : null}
    <Means entry={entry} {...(whole ? { whole } : {})} />
  </Panel>
);
