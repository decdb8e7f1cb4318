import { Badge } from '@radix-ui/themes';
import { Activity, Circle, type LucideIcon, Minus, TrendingDown, TrendingUp } from 'lucide-react';

type Tone = 'gray' | 'green' | 'red';

const known: ReadonlyMap<string, readonly [Tone, LucideIcon]> = new Map([
  ['stable', ['gray', Minus]],
  ['improved', ['green', TrendingUp]],
  ['worsened', ['red', TrendingDown]],
  ['critical', ['red', Activity]],
]);

const neutral = ['gray', Circle] as const;

export const statusTone = (status: string): Tone => (known.get(status) ?? neutral)[0];

export const statusWord = (status: string): string =>
  status.charAt(0).toUpperCase() + status.slice(1);

type StatusBadgeProps = { readonly status: string; readonly size?: '1' | '2' };

/** How the patient is; a status that is not known here is neutral. */
export const StatusBadge = ({ status, size = '2' }: StatusBadgeProps) => {
  const [color, Icon] = known.get(status) ?? neutral;
  return (
    <Badge color={color} size={size} variant={status === 'critical' ? 'solid' : 'soft'}>
      <Icon size={14} aria-hidden="true" />
      {statusWord(status)}
    </Badge>
  );
};
