import { IconButton } from '@radix-ui/themes';
import { Strikethrough, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import questionStyles from '../../../ui/question.module.css';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { withoutFocus } from '../../../ui/without-focus.ts';
import type { LabelledOption } from './session/question-options.ts';

type OptionRowProps = LabelledOption & {
  readonly isStruck: boolean;
  /** A chosen option cannot be struck out. */
  readonly isChosen: boolean;
  readonly onStrike: (label: string) => void;
  /** The card to choose with. */
  readonly children: ReactNode;
};

/** An option's card with its strike-out beside it. */
export const OptionRow = ({ label, isStruck, isChosen, onStrike, children }: OptionRowProps) => {
  const action = isStruck ? 'Restore' : 'Strike out';
  return (
    <div
      className={
        isStruck
          ? classes(questionStyles['option'], questionStyles['struck'])
          : questionStyles['option']
      }
    >
      {children}
      <Tooltip content={action}>
        <IconButton
          variant="ghost"
          color="gray"
          size="3"
          aria-label={`${action} option ${label}`}
          disabled={isChosen}
          onClick={() => onStrike(label)}
          {...withoutFocus}
        >
          {isStruck ? <Undo2 size={18} /> : <Strikethrough size={18} />}
        </IconButton>
      </Tooltip>
    </div>
  );
};
