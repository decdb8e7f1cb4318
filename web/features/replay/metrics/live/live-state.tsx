import { Badge } from '@radix-ui/themes';
import { CircleCheck, CircleX, Clock, Hourglass } from 'lucide-react';
import type { LiveMetricShown } from '../../../../../domain/contracts/live-metrics.ts';
import { highContrast } from '../../../../ui/high-contrast.ts';

const states = {
  starting: { label: 'Starting', color: 'blue', Icon: Hourglass },
  behind: { label: 'Behind', color: 'amber', Icon: Clock },
  live: { label: 'Live', color: 'green', Icon: CircleCheck },
  parked: { label: 'Parked', color: 'red', Icon: CircleX },
} as const;

/** Whether a metric follows the log. */
export const LiveState = ({ state }: Pick<LiveMetricShown, 'state'>) => {
  const { label, color, Icon } = states[state];
  return (
    <Badge color={color} size="2" {...highContrast}>
      <Icon size={14} aria-hidden="true" />
      {label}
    </Badge>
  );
};
