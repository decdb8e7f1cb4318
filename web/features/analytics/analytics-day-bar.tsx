import { useQuery } from '@tanstack/react-query';
import type { DayRange } from '../../../domain/analytics/periods.ts';
import type { User } from '../../../domain/contracts/account.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { quizHistoryQuery } from '../progress/queries/quiz-history-query.ts';
import { DayBar } from '../time-travel/day-bar.tsx';
import { Rug } from '../time-travel/rug.tsx';

/** As many ticks as on My Progress, so that both pages share one answer. */
const ticks = 100;

type AnalyticsDayBarProps = {
  readonly user: User;
  readonly range: DayRange;
  readonly shown: CalendarDay;
  readonly onMove: (day: CalendarDay) => void;
};

/** Nothing on the day on which the account was opened: there is no other. */
export const AnalyticsDayBar = ({ user, range, shown, onMove }: AnalyticsDayBarProps) => {
  const { data: quizzes = [] } = useQuery(quizHistoryQuery(ticks));
  if (range.from >= range.to) return null;
  return (
    <DayBar range={range} shown={shown} onMove={onMove} laterQuizzes={undefined}>
      <Rug quizzes={quizzes} timeZone={user.timeZone} range={range} shown={shown} />
    </DayBar>
  );
};
