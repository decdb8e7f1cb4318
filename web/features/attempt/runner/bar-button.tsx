import { IconButton } from '@radix-ui/themes';
import type { LucideIcon } from 'lucide-react';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { withoutFocus } from '../../../ui/without-focus.ts';

type BarButtonProps = {
  readonly label: string;
  readonly hint?: string;
  readonly Icon: LucideIcon;
  readonly onClick: () => void;
};

/** A quiet button of the bar above the question. */
export const BarButton = ({ label, hint = label, Icon, onClick }: BarButtonProps) => (
  <Tooltip content={hint}>
    <IconButton
      variant="ghost"
      color="gray"
      size="3"
      aria-label={label}
      onClick={onClick}
      {...withoutFocus}
      {...highContrast}
    >
      <Icon size={20} />
    </IconButton>
  </Tooltip>
);
