import { DropdownMenu, IconButton } from '@radix-ui/themes';
import { SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { giveFocusBack } from '../../../../ui/focus-back.ts';
import { highContrast } from '../../../../ui/high-contrast.ts';
import { type Reading, type TextSize, textSizes } from '../session/reading.ts';

export type Tools = {
  /** Absent where no break may be taken. */
  readonly onPause: (() => void) | undefined;
  readonly hasNote: boolean;
  /** Absent, as the list of keys is, where an exam has neither. */
  readonly onNote?: () => void;
  readonly onCalculator: () => void;
  readonly onLaboratory: () => void;
  readonly onKeys?: () => void;
  readonly reading: Reading;
  readonly onReading: (changes: Partial<Reading>) => void;
};

const sizeNames: Readonly<Record<TextSize, string>> = {
  standard: 'Standard text',
  large: 'Large text',
  largest: 'Largest text',
};

const ReadingItems = ({ reading, onReading }: Pick<Tools, 'reading' | 'onReading'>) => (
  <>
    <DropdownMenu.RadioGroup
      value={reading.textSize}
      onValueChange={(size) => onReading({ textSize: size as TextSize })}
    >
      {textSizes.map((size) => (
        <DropdownMenu.RadioItem key={size} value={size}>
          {sizeNames[size]}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
    <DropdownMenu.CheckboxItem
      checked={reading.isHighContrast}
      onCheckedChange={(is) => onReading({ isHighContrast: is })}
    >
      High contrast
    </DropdownMenu.CheckboxItem>
  </>
);

/**
 * Opens what was chosen once the menu is closed, so that it can give the focus back: to where it was
 * before a pointer opened the menu, to the button that a key opened it with.
 */
const useChosenTool = () => {
  const before = useRef<Element>(null);
  const chosen = useRef<() => void>(undefined);
  return {
    onOpenChange: (isOpen: boolean) => {
      if (isOpen) before.current = document.activeElement;
    },
    afterwards: (open: () => void) => () => {
      chosen.current = open;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      giveFocusBack(before.current);
      chosen.current?.();
      chosen.current = undefined;
    },
  };
};

/** What helps with a question, and how it is set. */
export const ToolsMenu = (tools: Tools) => {
  const { onOpenChange, afterwards, onCloseAutoFocus } = useChosenTool();
  return (
    <DropdownMenu.Root onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger>
        <IconButton variant="ghost" color="gray" size="3" aria-label="Tools" {...highContrast}>
          <SlidersHorizontal size={20} />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" variant="soft" onCloseAutoFocus={onCloseAutoFocus}>
        {tools.onNote ? (
          <DropdownMenu.Item shortcut="N" onSelect={afterwards(tools.onNote)}>
            {tools.hasNote ? 'Read your note' : 'Write a note'}
          </DropdownMenu.Item>
        ) : null}
        <DropdownMenu.Item shortcut="K" onSelect={afterwards(tools.onCalculator)}>
          Calculator
        </DropdownMenu.Item>
        <DropdownMenu.Item shortcut="L" onSelect={afterwards(tools.onLaboratory)}>
          Lab values
        </DropdownMenu.Item>
        {tools.onPause ? (
          <DropdownMenu.Item shortcut="P" onSelect={afterwards(tools.onPause)}>
            Pause
          </DropdownMenu.Item>
        ) : null}
        {tools.onKeys ? (
          <DropdownMenu.Item shortcut="?" onSelect={afterwards(tools.onKeys)}>
            Keyboard shortcuts
          </DropdownMenu.Item>
        ) : null}
        <DropdownMenu.Separator />
        <ReadingItems {...tools} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
