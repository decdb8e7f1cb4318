import { generationsStream } from '../../domain/kernel/ids.ts';
import { dayIn } from '../../domain/kernel/time.ts';
import type { GenerationCost, GenerationMost } from '../../domain/ports/generation.ts';
import type { TutorModel } from '../../domain/ports/tutor.ts';
import { generationsOfDay } from '../../domain/study-aid/generations-of-day.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { learnersNow } from '../server/learners-now.ts';
import { signedIn } from '../server/signed-in.ts';
import { currentSettings } from '../settings/current-settings.ts';
import type { SpendHold } from '../study-aid/model-spend.ts';
import type { OpenTurn } from './turn-command.ts';

type Budget = {
  /** Null where no model is set up. */
  readonly model: TutorModel | null;
  /** Gives back what was held and not taken. Throws what the log throws. */
  readonly settle: (
    took: Pick<GenerationCost, 'inputTokens' | 'outputTokens' | 'microDollars'>,
  ) => Promise<void>;
};

const nothing = { inputTokens: 0, outputTokens: 0, microDollars: 0 };

/**
 * The budgets that a model is asked within for one turn, the learner's of the day and everybody's: held
 * before, settled after. What a crash left behind is held for two minutes.
 */
export const modelBudget = async (
  context: ApiContext,
  exchange: Exchange,
  { turn }: Pick<OpenTurn, 'turn'>,
): Promise<Budget> => {
  const { world, modelSpend } = context;
  if (world.settings.model === undefined) return { model: null, settle: async () => undefined };
  const session = signedIn(exchange.request);
  const { model, maxTokens, learnerTokensPerDay, globalMicroDollarsPerDay } =
    await currentSettings(context);
  const { at, timeZone } = learnersNow(context, session);
  const day = dayIn(timeZone, at);
  const { accountId: learnerId } = session;
  const about = { turnId: turn.id, learnerId };
  const ofDay = {
    decider: generationsOfDay,
    stream: generationsStream(learnerId, day),
    actor: learnerId,
    eachTime: true,
  } as const;
  let isHeld = false;
  let spend: SpendHold | undefined;

  const settle: Budget['settle'] = async ({ inputTokens, outputTokens, microDollars }) => {
    if (spend) await modelSpend.settle(spend, microDollars);
    if (!isHeld) return;
    const tokens = inputTokens + outputTokens;
    const command = { type: 'SettleTutorTokens' as const, ...about, tokens };
    await carryOut(context, exchange, {
      ...ofDay,
      command: { ...command, at: world.clock.instant() },
    });
    isHeld = false;
  };

  const hold = async ({ tokens, microDollars }: GenerationMost): Promise<boolean> => {
    const command = { type: 'HoldTutorTokens' as const, ...about, at, day, tokens };
    const { state } = await carryOut(context, exchange, {
      ...ofDay,
      command: { ...command, dailyTokens: learnerTokensPerDay },
    });
    const held = state.get(turn.id);
    // Another process that answers the same turn holds it for itself.
    isHeld = held?.status === 'waiting' && held.at === at;
    if (!isHeld) return false;
    const cap = globalMicroDollarsPerDay;
    spend = await modelSpend.hold(turn.id, { microDollars, cap, at });
    if (!spend) await settle(nothing);
    return spend !== undefined;
  };

  return { model: { allowance: { model, maxTokens }, hold }, settle };
};
