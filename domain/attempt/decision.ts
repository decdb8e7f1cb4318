import type { Decider } from '../kernel/decider.ts';
import type { Attempt } from './attempt-state.ts';
import type { AttemptCommand, AttemptRefusal } from './commands.ts';
import type { AttemptEvent } from './events.ts';

export type AttemptDecider = Decider<Attempt, AttemptCommand, AttemptEvent, AttemptRefusal>;
export type Decision = ReturnType<AttemptDecider['decide']>;
