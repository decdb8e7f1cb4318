import { IconButton } from '@radix-ui/themes';
import { Flag } from 'lucide-react';
import { highContrast } from '../../ui/high-contrast.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

type FlagButtonProps = { readonly isFlagged: boolean; readonly onFlag: () => void };

export const FlagButton = ({ isFlagged, onFlag }: FlagButtonProps) => (
  <Tooltip content="Flag (F)">
    <IconButton
      variant="ghost"
      color={isFlagged ? 'red' : 'gray'}
      size="3"
      aria-label="Flag this question"
      aria-pressed={isFlagged}
      aria-keyshortcuts="F"
      onClick={onFlag}
      {...(isFlagged ? {} : highContrast)}
    >
      <Flag size={20} fill={isFlagged ? 'currentColor' : 'none'} />
    </IconButton>
  </Tooltip>
);
