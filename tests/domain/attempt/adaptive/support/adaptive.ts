import type {
  AdaptiveCandidate,
  AnswerAdaptively,
  StartAdaptiveExam,
} from '../../../../../domain/attempt/adaptive/adaptive-commands.ts';
import { attempt } from '../../../../../domain/attempt/attempt.ts';
import type { Attempt } from '../../../../../domain/attempt/attempt-state.ts';
import type { AttemptCommand } from '../../../../../domain/attempt/commands.ts';
import type { AttemptEvent } from '../../../../../domain/attempt/events.ts';
import type { PaperItem } from '../../../../../domain/attempt/paper-item.ts';
import { fold } from '../../../../../domain/kernel/decider.ts';
import type { AdaptiveRules } from '../../../../../domain/measurement/adaptive-rules.ts';
import {
  attemptOne,
  later,
  learner,
  noon,
  optionsBehind,
  paperItem,
  questionAt,
  zone,
} from '../../../../support/facts.ts';

export const shortRules: AdaptiveRules = {
  version: '2026-01-01',
  cut: 0,
  confidence: 0.95,
  standardErrors: 1.959964,
  minimum: 4,
  maximum: 6,
  prior: { mean: 0, sd: 1 },
  nearest: 5,
};

export const areas = [
  { code: 'care', weight: 60 },
  { code: 'safety', weight: 40 },
];

const withoutMarking = ({ marking: _, ...item }: ReturnType<typeof paperItem>) => item;

/** Forty items of each area, two to a family, at three levels of difficulty; every key is the bank's first. */
export const pool: readonly AdaptiveCandidate[] = areas.flatMap(({ code }) =>
  Array.from({ length: 40 }, (_, index) => ({
    item: {
      ...withoutMarking(paperItem(`${code}-${index}`, { area: code, topic: `Topic of ${code}` })),
      key: optionsBehind(['A']),
      ordered: false,
    },
    family: `${code}-family-${Math.floor(index / 2)}`,
    difficulty: [-0.6, 0, 0.6][index % 3] ?? 0,
  })),
);

/** They turn the first option of the bank into C. */
export const chances: readonly number[] = [0.9, 0.4, 0.1];

const about = { attemptId: attemptOne, learnerId: learner };

export const start = (overrides: Partial<StartAdaptiveExam> = {}): StartAdaptiveExam => ({
  type: 'StartAdaptiveExam',
  ...about,
  at: noon,
  field: 'RN',
  exam: 'NCLEX-RN',
  timeLimitMinutes: 300,
  timeFactor: 1,
  rules: shortRules,
  areas,
  seed: 7,
  candidates: pool,
  chances,
  ...overrides,
});

export const answer = (
  questionId: AnswerAdaptively['questionId'],
  chosen: string[],
  overrides: Partial<AnswerAdaptively> = {},
): AnswerAdaptively => ({
  type: 'AnswerAdaptively',
  ...about,
  at: later,
  questionId,
  chosen,
  seconds: 40,
  candidates: pool,
  chances,
  timeZone: zone('America/Chicago'),
  ...overrides,
});

/** What the command makes happen. Throws the refusal. */
export const recorded = (
  command: AttemptCommand,
  events: readonly AttemptEvent[],
): readonly AttemptEvent[] => {
  const decision = attempt.decide(command, fold(attempt, events));
  if (!decision.ok) throw new Error(decision.refusal.code);
  return decision.value;
};

export const waitingItem = (state: Attempt): PaperItem => {
  const item = state.status === 'open' ? state.paper.items.at(-1) : undefined;
  if (!item) throw new Error('no item waits');
  return item;
};

/** Starts an exam and answers as the pattern says, 1 for right, for as long as it runs. */
export const sit = (
  pattern: string,
  overrides: Partial<StartAdaptiveExam> = {},
): readonly AttemptEvent[] => {
  const events = [...recorded(start(overrides), [])];
  for (const mark of pattern) {
    const state = fold(attempt, events);
    if (state.status !== 'open') break;
    const { candidates = pool } = overrides;
    const { key } = waitingItem(state);
    const chosen = mark === '1' ? key : [key.includes('A') ? 'B' : 'A'];
    const question = questionAt(state.paper.items.length);
    events.push(...recorded(answer(question, chosen, { candidates }), events));
  }
  return events;
};
