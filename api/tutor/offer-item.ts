import type { PracticeTopic } from '../../domain/ports/tutor.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { Refused } from '../server/refused.ts';
import { issuePracticeItem } from './practice-item.ts';
import { carryOutOnTurn, type OpenTurn } from './turn-command.ts';

/** Puts a practice question into the thread, once for a turn. */
export const itemOffering = (context: ApiContext, exchange: Exchange, open: OpenTurn) => {
  const refused: string[] = [];
  const issued = async (about: PracticeTopic) => {
    const { field } = open.reader;
    if (field === null) return undefined;
    try {
      return await issuePracticeItem(context, exchange, { field, about });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused.push(context.answerTo(error.refusal).message);
      return undefined;
    }
  };
  return {
    /** False where the bank holds none, or none may be drawn now. */
    offer: async (about: PracticeTopic): Promise<boolean> => {
      if (open.turn.attemptId !== null) return true;
      const attemptId = await issued(about);
      if (attemptId === undefined) return false;
      const command = { type: 'OfferTutorItem', attemptId } as const;
      await carryOutOnTurn(context, exchange, { ...open, command });
      return true;
    },
    /** Why none could be drawn, to be told after the answer. */
    refused: (): readonly string[] => refused,
  };
};
