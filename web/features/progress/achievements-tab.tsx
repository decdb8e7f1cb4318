import { Badge, Box, Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Award, Check } from 'lucide-react';
import type { Achievement } from '../../../domain/contracts/achievements.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { calendarDate } from '../../format/learner-dates.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import { achievementsQuery } from '../achievements/achievements-query.ts';
import { usePastDay } from '../time-travel/past-day.ts';

type Today = { readonly today: CalendarDay };

const AchievementRow = ({ name, rule, earnedAt, today }: Achievement & Today) => (
  <Flex align="center" gap="4" py="3" asChild>
    <li>
      <Award
        size={22}
        color={earnedAt ? 'var(--accent-11)' : 'var(--gray-a8)'}
        aria-hidden="true"
      />
      <Box flexGrow="1" minWidth="0">
        <Text as="div" size="3" weight="medium">
          {name}
        </Text>
        <Text as="div" size="2" color="gray">
          {rule}
        </Text>
      </Box>
      {earnedAt ? (
        <Badge color="green" className={textStyles['num']}>
          <Check size={12} aria-hidden="true" />
          Earned {calendarDate(earnedAt, today)}
        </Badge>
      ) : (
        <Badge color="gray">Not yet</Badge>
      )}
    </li>
  </Flex>
);

/** As they stood at the end of a past day. */
const asOf = (achievements: readonly Achievement[], past: CalendarDay | null) =>
  achievements.map((achievement) =>
    past !== null && achievement.earnedAt !== null && achievement.earnedAt > past
      ? { ...achievement, earnedAt: null }
      : achievement,
  );

const Rows = ({
  achievements,
  today,
}: Today & { readonly achievements: readonly Achievement[] }) => {
  const earned = achievements.filter(({ earnedAt }) => earnedAt !== null).length;
  return (
    <Panel title={`${earned} of ${achievements.length} earned`}>
      <Box my="-3" asChild>
        <ul className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>
          {achievements.map((achievement) => (
            <AchievementRow key={achievement.name} {...achievement} today={today} />
          ))}
        </ul>
      </Box>
    </Panel>
  );
};

/** The six achievements, with what each one takes and when it was earned. */
export const AchievementsTab = ({ today }: Today) => {
  const past = usePastDay();
  const query = useQuery(achievementsQuery());
  return (
    <Loaded query={query} what="Your achievements" skeleton={<PanelSkeleton height="400px" />}>
      {(achievements) => <Rows achievements={asOf(achievements, past)} today={today} />}
    </Loaded>
  );
};
