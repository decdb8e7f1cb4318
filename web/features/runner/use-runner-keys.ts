import { useEffect, useEffectEvent, useRef } from 'react';
import { commandOf, type RunnerCommand } from './runner-keys.ts';

const typesText = (target: Element): boolean =>
  target.matches('input, textarea, select, [contenteditable="true"]');

/** Enter on a button or a link is that button's own; on an option it means "next". */
const actsItself = (target: Element): boolean =>
  target.closest('button:not([role="radio"], [role="checkbox"]), a') !== null;

const isForRunner = (event: KeyboardEvent): boolean => {
  if (event.repeat) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  if (typesText(target)) return false;
  // An option refuses Enter for itself by preventing its default.
  return event.key === 'Enter' ? !actsItself(target) : !event.defaultPrevented;
};

/** Sends the runner's keys as commands while `isActive`, which no open dialog is. */
export const useRunnerKeys = (isActive: boolean, onCommand: (command: RunnerCommand) => void) => {
  const armed = useRef(false);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isForRunner(event)) return;
    const command = commandOf(event, armed.current);
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
