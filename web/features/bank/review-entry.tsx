import { Badge, Box, Flex, Heading, Text } from '@radix-ui/themes';
import type { Concern, ReviewEntry } from '../../../domain/contracts/items.ts';
import { percentOf } from '../../../domain/kernel/percent.ts';
import { classes } from '../../ui/classes.ts';
import { Panel } from '../../ui/panel.tsx';
import questionStyles from '../../ui/question.module.css';
import textStyles from '../../ui/text.module.css';
import resultsStyles from '../attempt/results/results.module.css';
import { DismissForm } from './dismiss-form.tsx';
import { EntryReports } from './entry-reports.tsx';
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

const Options = ({ options, asked }: Pick<ReviewEntry, 'options' | 'asked'>) => (
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
          <Text as="div" size="2" color="gray" className={textStyles['num']}>
            {isKey ? 'Key, chosen' : 'Chosen'} {chosen} {chosen === 1 ? 'time' : 'times'},{' '}
            {percent(asked ? chosen / asked : null)}
          </Text>
        </Box>
      </li>
    ))}
  </ul>
);

/** A question in doubt, with how it did in use and the means to give it another key. */
export const ReviewEntryPanel = ({ entry }: { readonly entry: ReviewEntry }) => (
  <Panel>
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
    <Heading
      as="h2"
      size="3"
      weight="medium"
      className={classes(textStyles['measure'], textStyles['pretty'])}
    >
      {entry.stem}
    </Heading>
    <Figures {...entry} />
    <EntryReports entry={entry} />
    <Box mt="4">
      <Options {...entry} />
    </Box>
    <Flex gap="3" mt="4" wrap="wrap">
      <RekeyForm entry={entry} />
      {entry.reportCount > 0 ? <DismissForm entry={entry} /> : null}
    </Flex>
  </Panel>
);
