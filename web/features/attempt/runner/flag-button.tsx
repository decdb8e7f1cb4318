import { IconButton } from '@radix-ui/themes';
import { Flag } from 'lucide-react';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { withoutFocus } from '../../../ui/without-focus.ts';

type FlagButtonProps = {
  readonly isFlagged: boolean;
  /** Where F alone chooses an option it takes Shift. */
  readonly keys: 'F' | 'Shift+F';
  readonly onFlag: () => void;
};

export const FlagButton = ({ isFlagged, keys, onFlag }: FlagButtonProps) => (
  <Tooltip content={`Flag (${keys})`}>
    <IconButton
      variant="ghost"
      color={isFlagged ? 'red' : 'gray'}
      size="3"
      aria-label="Flag this question"
      aria-pressed={isFlagged}
      aria-keyshortcuts={keys}
      onClick={onFlag}
      {...withoutFocus}
      {...(isFlagged ? {} : highContrast)}
    >
      <Flag size={20} fill={isFlagged ? 'currentColor' : 'none'} />
    </IconButton>
  </Tooltip>
);
