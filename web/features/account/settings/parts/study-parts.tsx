import { Panel } from '../../../../ui/panel.tsx';
import { StudyPlanForm } from '../../../review/study-plan/study-plan-form.tsx';
import { ExtraTimeChoice } from '../extra-time-choice.tsx';
import type { SettingsPart } from '../settings-part.ts';
import { TimeZoneForm } from '../time-zone-form.tsx';

export const StudyPlanPart: SettingsPart = ({ user }) =>
  user.healthcareField ? (
    <Panel
      as="h3"
      title="Study plan"
      note="Missed questions come back on a schedule built around your exam."
    >
      <StudyPlanForm field={user.healthcareField} />
    </Panel>
  ) : null;

export const TimeZonePart: SettingsPart = ({ user }) => (
  <Panel as="h3" title="Time zone" note="Streaks and daily limits use this time zone.">
    <TimeZoneForm key={user.timeZone} user={user} />
  </Panel>
);

export const ExtraTimePart: SettingsPart = ({ user }) => (
  <Panel
    as="h3"
    title="Extra time"
    note="For timed quizzes and exams, starting with your next one."
  >
    <ExtraTimeChoice user={user} />
  </Panel>
);
