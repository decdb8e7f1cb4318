import type { EventData, NewEvent } from '../../domain/kernel/envelope.ts';
import type { AccountId, CommandId, StreamName } from '../../domain/kernel/ids.ts';
import type { EventLog } from '../../domain/ports/event-log.ts';
import { eventIdOf, randomIdentifiers } from '../../ops/adapters/identifiers/random-identifiers.ts';
import { firstLettered } from './first-letters.ts';
import type { DecisionOfBefore, OptionOfBefore, ScenarioOfBefore } from './scenarios-of-before.ts';

const lettersAt = ({ id }: ScenarioOfBefore, { right, wrong }: DecisionOfBefore, point: number) =>
  firstLettered([right, ...wrong], `${id}/${point}`);

type LetteredOptions = ReturnType<typeof lettersAt>;

const consequenceOf = ({ after, status }: OptionOfBefore) => ({
  vitalSignChanges: after,
  clinicalStatus: status,
});

const byLetter = <Of>(options: LetteredOptions, of: (option: OptionOfBefore) => Of) =>
  Object.fromEntries(options.map(({ id, option }) => [id, of(option)]));

const optionsAt = (written: ScenarioOfBefore, point: number): LetteredOptions => {
  const asked = written.decisionPoints[point];
  return asked ? lettersAt(written, asked, point) : [];
};

/** The letter that an option of a decision had in every simulation. */
export const firstLetterOf = (written: ScenarioOfBefore, point: number, text: string): string =>
  optionsAt(written, point).find(({ option }) => option.text === text)?.id ?? '';

export const firstTextUnder = (written: ScenarioOfBefore, point: number, letter: string) =>
  optionsAt(written, point).find(({ id }) => id === letter)?.option.text;

const firstPoint = (written: ScenarioOfBefore) => (point: DecisionOfBefore, index: number) => {
  const options = lettersAt(written, point, index);
  const others = options.filter(({ option }) => option !== point.right);
  return {
    situation: point.situation,
    question: point.question,
    options: options.map(({ id, option: { type, text } }) => ({
      id,
      type,
      text,
      isCorrect: text === point.right.text,
    })),
    correctOptionId: firstLetterOf(written, index, point.right.text),
    consequences: {
      correct: consequenceOf(point.right),
      incorrect: byLetter(others, consequenceOf),
    },
    feedback: {
      correct: point.right.feedback,
      incorrect: byLetter(others, ({ feedback }) => feedback),
    },
  };
};

/** `ScenarioPublished` as its first version was stored. */
export const firstPublished = (written: ScenarioOfBefore, at: string): EventData => ({
  scenarioId: written.id,
  scenario: {
    id: written.id,
    title: written.title,
    category: written.category,
    patientInfo: written.patient,
    initialPresentation: { vitalSigns: written.vitalSigns, labValues: written.labValues },
    decisionPoints: written.decisionPoints.map(firstPoint(written)),
    learningObjectives: written.learningObjectives,
  },
  topic: written.topic,
  source: written.source,
  weights: written.decisionPoints.map((point, index) =>
    byLetter(lettersAt(written, point, index), ({ weight }) => weight),
  ),
  revision: 1,
  contentHash: 'as it was',
  at,
});

/** What the first version of `SimulationStarted` held of a scenario. */
export const firstDrawn = (written: ScenarioOfBefore) => ({
  scenarioId: written.id,
  revision: 1,
  category: written.category,
  topic: written.topic,
  firstSeen: true,
  vitalSigns: written.vitalSigns,
  points: written.decisionPoints.map((point, index) => ({
    key: firstLetterOf(written, index, point.right.text),
    options: lettersAt(written, point, index).map(({ id, option }) => ({
      id,
      weight: option.weight,
      ...consequenceOf(option),
    })),
  })),
});

export type Stored = { readonly type: string; readonly data: EventData };

/** Stores events in their first version on a stream that has none. */
export const storeFirst = async (
  log: EventLog,
  stream: StreamName,
  stored: readonly Stored[],
): Promise<void> => {
  const events = stored.map(({ type, data }): NewEvent => {
    const commandId: CommandId = randomIdentifiers.command();
    const { learnerId } = data as { readonly learnerId?: AccountId };
    const about = learnerId
      ? { actor: learnerId, subject: learnerId }
      : { actor: 'system' as const };
    const meta = { ...about, commandId, correlationId: 'before' };
    return { id: eventIdOf(commandId, 0), type, version: 1, data, meta };
  });
  const outcome = await log.append({ stream, events, expected: 'none' });
  if (outcome.status !== 'appended') throw new Error(`${stream} is elsewhere`);
};
