import type { Settings } from '../../domain/contracts/settings.ts';
import { readContent } from '../../domain/contracts/study-aids.ts';
import type { StudyAidId } from '../../domain/kernel/ids.ts';
import {
  type GenerationCost,
  GenerationFailed,
  type GenerationMost,
  type GenerationRequest,
  type Provider,
} from '../../domain/ports/generation.ts';
import type { ApiContext } from '../server/context.ts';
import type { Answer, Made } from './answer.ts';

const nothing = { model: null, inputTokens: 0, outputTokens: 0, microDollars: 0 } as const;

const flashcardsIn = ({ aid }: Made): string | null =>
  aid.method === 'flashcards' ? JSON.stringify(aid.content.flashcards) : null;

/** What was made, if it is in the shape of its method. Throws `GenerationFailed`. */
const checked = (made: Made): Pick<Answer, 'made' | 'outcome'> => {
  const { aid, standsIn = null } = made;
  const read = readContent(aid.method, aid.content);
  if (!read.ok) throw new GenerationFailed(`${String(read.path)}: ${read.message}`);
  const flashcards = flashcardsIn(made);
  return { made, outcome: { kind: 'made', parts: read.parts, flashcards, standsIn } };
};

/** What came of asking the generator, and what it took; a failure is told and kept, never thrown. */
const asked = async (
  { world: { generator } }: ApiContext,
  request: GenerationRequest,
): Promise<Answer> => {
  const began = performance.now();
  const took = (cost: GenerationCost, provider: Provider): Answer['took'] => {
    const { model, inputTokens, outputTokens, microDollars } = cost;
    const milliseconds = Math.round(performance.now() - began);
    return { provider, model, inputTokens, outputTokens, microDollars, milliseconds };
  };
  try {
    const answer = await generator.generate(request);
    if (answer.status === 'unknown') {
      const { near, cost } = answer;
      return { near, outcome: { kind: 'unknown' }, took: took(cost, 'built-in') };
    }
    return { ...checked(answer), near: [], took: took(answer.cost, answer.provider) };
  } catch (error) {
    if (!(error instanceof GenerationFailed)) throw error;
    return { near: [], outcome: { kind: 'failed' }, took: took(nothing, 'built-in') };
  }
};

const inItsPlace = async (context: ApiContext, request: GenerationRequest): Promise<Answer> => {
  const answer = await asked(context, { ...request, model: null });
  const { outcome } = answer;
  return outcome.kind === 'made'
    ? { ...answer, outcome: { ...outcome, standsIn: 'budget-spent' } }
    : answer;
};

export type Budgets = {
  readonly aidId: StudyAidId;
  /** The most that a model would take; null where none would be asked. */
  readonly most: GenerationMost | null;
  /** Whether the learner's own day has it left. */
  readonly isLeft: boolean;
  readonly settings: Pick<Settings, 'globalMicroDollarsPerDay'>;
};

/**
 * Asks a model where both budgets have it left, the learner's and everybody's: what it may cost is held
 * before and settled after. Where one is spent the built-in knowledge base answers.
 */
export const askGenerator = async (
  context: ApiContext,
  request: GenerationRequest,
  { aidId, most, isLeft, settings }: Budgets,
): Promise<Answer> => {
  if (!most) return asked(context, request);
  if (!isLeft) return inItsPlace(context, request);
  const { modelSpend, world } = context;
  const held = await modelSpend.hold(aidId, {
    microDollars: most.microDollars,
    cap: settings.globalMicroDollarsPerDay,
    at: world.clock.instant(),
  });
  if (!held) return inItsPlace(context, request);
  const answer = await asked(context, request);
  await modelSpend.settle(held, answer.took.microDollars);
  return answer;
};
