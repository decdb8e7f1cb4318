import { Badge } from '@radix-ui/themes';
import {
  Check,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  SkipForward,
  X,
} from 'lucide-react';
import type { Verdict } from './verdict.ts';

const looks = {
  correct: { word: 'Correct', color: 'green', Icon: CircleCheck, BadgeIcon: Check },
  partly: { word: 'Partly correct', color: 'amber', Icon: CircleDashed, BadgeIcon: CircleDashed },
  incorrect: { word: 'Incorrect', color: 'red', Icon: CircleX, BadgeIcon: X },
  'not-known': { word: "Didn't know", color: 'red', Icon: CircleHelp, BadgeIcon: CircleHelp },
  skipped: { word: 'Skipped', color: 'gray', Icon: SkipForward, BadgeIcon: SkipForward },
} as const;

export const verdictWord = (verdict: Verdict): string => looks[verdict].word;

/** The icon alone; the word stands in the name of what holds it. */
export const VerdictMark = ({ verdict }: { readonly verdict: Verdict }) => {
  const { Icon, color } = looks[verdict];
  return <Icon size={16} color={`var(--${color}-11)`} aria-hidden="true" />;
};

export const VerdictBadge = ({ verdict }: { readonly verdict: Verdict }) => {
  const { word, color, BadgeIcon } = looks[verdict];
  return (
    <Badge color={color}>
      <BadgeIcon size={12} aria-hidden="true" />
      {word}
    </Badge>
  );
};
