import type { QuizResult } from '../attempt/events.ts';
import type { SimulationResult } from '../simulation/events.ts';

/** The result of a quiz, an exam or a clinical simulation: each counts as study. */
export type HandedIn = QuizResult | SimulationResult;

const handedInTypes: readonly string[] = ['QuizSubmitted', 'SimulationCompleted'];

/** A simulation asks for decisions where a quiz asks questions. */
export const isSimulationResult = (eventType: string): boolean =>
  eventType === 'SimulationCompleted';

/** Whether an event of this type carries a `HandedIn`. */
export const isHandedIn = (eventType: string): boolean => handedInTypes.includes(eventType);
