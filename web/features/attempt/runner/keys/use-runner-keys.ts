import { useEffect, useEffectEvent, useRef } from 'react';
import exhibitsStyles from '../../../../ui/exhibits.module.css';
import { takesLetters } from '../../../../ui/takes-letters.ts';
import { commandOf, type KeyContext, type RunnerCommand } from './runner-keys.ts';

/** Enter on a button or a link is that button's own; on an option it means "next". */
const actsItself = (target: Element): boolean =>
  target.closest('button:not([role="radio"], [role="checkbox"]), a') !== null;

const isForRunner = (event: KeyboardEvent): boolean => {
  if (event.repeat) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  if (takesLetters(target)) return false;
  // There an arrow moves a wide table under the eye.
  if (event.key.startsWith('Arrow') && target.closest(`.${exhibitsStyles['data-table']}`))
    return false;
  // An option refuses Enter for itself by preventing its default.
  return event.key === 'Enter' ? !actsItself(target) : !event.defaultPrevented;
};

type Keyed = Pick<KeyContext, 'options'> & {
  /** No open dialog is. */
  readonly isActive: boolean;
};

/** Sends the runner's keys as commands. */
export const useRunnerKeys = (
  { isActive, options }: Keyed,
  onCommand: (command: RunnerCommand) => void,
) => {
  const armed = useRef(false);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isForRunner(event)) return;
    const command = commandOf(event, { armed: armed.current, options });
    armed.current = command?.type === 'armStrike';
    if (!command) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isActive]);
};
