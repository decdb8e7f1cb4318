import { attempt } from '../../domain/attempt/attempt.ts';
import {
  type ByTheClock,
  type Hold,
  maySettle,
  stillRunning,
} from '../../domain/draws/held-items.ts';
import { loadStream, type StreamSource } from '../../domain/handling/load-stream.ts';
import {
  type AccountId,
  type AttemptId,
  attemptStream,
  simulationStream,
} from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { type DrawsSource, type LearnersDraws, learnersDraws } from './learners-draws.ts';

const endings: ReadonlySet<string> = new Set([
  ...['QuizSubmitted', 'AttemptVoided', 'AttemptRescored'],
  ...['SimulationCompleted', 'SimulationVoided', 'DecisionForked'],
]);

/** What is over stays over: it is not looked at again. */
const mostRemembered = 5000;

const remembered = () => {
  const over = new Set<string>();
  return {
    has: (attemptId: string): boolean => over.has(attemptId),
    add: (attemptId: string): void => {
      over.add(attemptId);
      const [oldest] = over;
      if (over.size > mostRemembered && oldest !== undefined) over.delete(oldest);
    },
  };
};

/** A simulation is an attempt too, in a stream of another kind. */
const lastOf = async ({ log }: StreamSource, attemptId: AttemptId) => {
  for (const stream of [attemptStream(attemptId), simulationStream(attemptId)]) {
    const [last] = await log.readStream(stream, { direction: 'backward', limit: 1 });
    if (last) return last;
  }
  return undefined;
};

type Source = { readonly commands: DrawsSource; readonly clock: Clock };

/** The open papers by the clock of a learner, as the log has them at this moment. */
export const openHolds = ({ commands, clock }: Source) => {
  const source: StreamSource = commands;
  const over = remembered();

  const isOpen = async (draw: ByTheClock, now: Instant): Promise<boolean> => {
    if (over.has(draw.attemptId)) return false;
    const last = await lastOf(source, draw.attemptId);
    if (!last) return maySettle(draw, now);
    if (endings.has(last.type)) over.add(draw.attemptId);
    return !endings.has(last.type);
  };

  /** An adaptive exam names its items in its own stream, as it comes to them. */
  const itemsOf = async ({ attemptId, items }: ByTheClock): Promise<Hold['items']> => {
    if (items.length > 0) return items;
    const { state } = await loadStream(source, attemptStream(attemptId), attempt);
    return state.status === 'open' ? state.paper.items.map(({ itemId }) => itemId) : [];
  };

  const among = async ({ today, before }: LearnersDraws, now: Instant): Promise<Hold[]> => {
    const running = stillRunning([...before.draws, ...today.draws], now);
    const holds = await Promise.all(
      running.map(async (draw): Promise<Hold[]> => {
        if (!(await isOpen(draw, now))) return [];
        const { attemptId, until } = draw;
        return [{ attemptId, until, items: await itemsOf(draw) }];
      }),
    );
    return holds.flat();
  };

  return {
    among,

    /** Those of other papers than this one. Throws what the log throws. */
    elsewhere: async (learner: AccountId, own?: string): Promise<Hold[]> => {
      const now = clock.instant();
      const holds = await among(await learnersDraws(commands, learner, now), now);
      return holds.filter(({ attemptId }) => attemptId !== own);
    },
  };
};
