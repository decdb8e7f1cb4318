import { Grid } from '@radix-ui/themes';
import type { QuizAnalytics } from '../../../domain/contracts/analytics.ts';
import { counted } from '../../format/counts.ts';
import { Cells } from '../../ui/cells.tsx';
import { studyTime } from './analytics-sentences.ts';
import { WeekHeat } from './week-heat.tsx';

/** When, how long and how regularly. */
export const StudyPatterns = ({ analytics }: { readonly analytics: QuizAnalytics }) => {
  const { preferredStudyTime, mostActiveDay, averageSessionLength, sessions, ...regularity } =
    analytics.studyPatterns;
  const time = studyTime(preferredStudyTime);
  const session =
    sessions === 0 ? (
      '–'
    ) : (
      <>
        {averageSessionLength}
        <small> min</small>
      </>
    );
  return (
    <Grid gap="5" columns="minmax(0, 1fr)">
      <Cells
        items={[
          { label: 'Preferred study time', value: time.name, note: time.hours },
          {
            label: 'Most active day',
            value: mostActiveDay ?? '–',
            note: mostActiveDay ? 'By time studied' : 'After 5 days of study',
          },
          { label: 'Average session', value: session, note: counted(sessions, 'session') },
          {
            label: 'Consistency',
            value: `${regularity.consistencyScore}%`,
            note: `${regularity.daysStudied} of ${counted(regularity.daysCounted, 'day')}`,
          },
        ]}
      />
      <WeekHeat analytics={analytics} />
    </Grid>
  );
};
