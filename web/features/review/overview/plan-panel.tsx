import { Callout, Flex, Text } from '@radix-ui/themes';
import { TriangleAlert } from 'lucide-react';
import type { ReviewOverview } from '../../../../domain/contracts/review.ts';
import { grouped } from '../../../format/counts.ts';
import { weekdayAndDay } from '../../../format/day-words.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { daysOffText } from '../study-plan/days-off.tsx';
import { shortageSentence } from './review-sentences.ts';

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <Flex justify="between" gap="4" py="2">
    <Text size="2" color="gray" asChild>
      <dt>{name}</dt>
    </Text>
    <Text size="2" weight="medium" align="right" className={textStyles['num']} asChild>
      <dd>{value}</dd>
    </Text>
  </Flex>
);

const Shortage = ({ text }: { readonly text: string | undefined }) =>
  text ? (
    <Callout.Root color="amber" mb="3">
      <Callout.Icon>
        <TriangleAlert size={16} />
      </Callout.Icon>
      <Callout.Text>{text}</Callout.Text>
    </Callout.Root>
  ) : null;

/** What the plan is made of, and what it cannot do. */
export const PlanPanel = ({ overview }: { readonly overview: ReviewOverview }) => {
  const { plan, secondsPerCard, cards } = overview;
  const { exam, examDay, minutesADay, daysOff } = plan;
  return (
    <Panel
      title={examDay ? 'Your plan for the exam' : 'Set your exam date'}
      note={
        examDay ? undefined : 'We will space your reviews so that you remember the most that day.'
      }
      action={
        <LinkButton to="/settings" variant="surface" color="gray" {...highContrast}>
          {plan.isSet ? 'Change' : 'Set up'}
        </LinkButton>
      }
    >
      <Shortage text={shortageSentence(overview)} />
      <dl className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>
        {examDay ? <Fact name={exam ?? 'Exam'} value={weekdayAndDay(examDay)} /> : null}
        <Fact name="Per day" value={`${minutesADay} min`} />
        {daysOff.length > 0 ? <Fact name="Days off" value={daysOffText(daysOff)} /> : null}
        <Fact name="Total cards" value={grouped(cards)} />
        <Fact name="Your pace" value={`${secondsPerCard} s per card`} />
      </dl>
    </Panel>
  );
};
