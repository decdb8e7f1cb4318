import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TutorConversation, TutorTurn, TutorWish } from '../../../domain/contracts/tutor.ts';
import type { TutorTurnId } from '../../../domain/kernel/ids.ts';
import { serverText } from '../../http/http-error.ts';
import { isRefusedFor } from '../../http/is-refused-for.ts';
import { NoAnswer, takeTurn } from './queries/take-turn.ts';
import { conversationKey, conversationQuery } from './queries/tutor-queries.ts';

/** What was said and is being answered, or was not answered. */
export type Under = {
  /** Empty until there is a conversation. */
  readonly talk: string;
  readonly turnId: TutorTurnId;
  readonly wish: TutorWish;
  readonly text: string;
  /** Of the answer, so far. */
  readonly written: string;
  /** Why no answer came; undefined while it is awaited. */
  readonly problem: string | undefined;
};

/** A turn that nobody has taken yet. */
export const newTurn = (talk: string, wish: TutorWish, text: string): Under => ({
  talk,
  turnId: crypto.randomUUID() as TutorTurnId,
  wish,
  text,
  written: '',
  problem: undefined,
});

const problemOf = (error: unknown): string =>
  error instanceof NoAnswer
    ? error.message
    : (serverText(error) ?? 'The connection broke. Your message is kept: try again.');

/** After these the conversation is not what this page shows. */
const staleCodes = ['TutorMovedOn', 'TutorConversationFull', 'TutorConversationNotFound'];

const withTurn = (talk: TutorConversation, turn: TutorTurn): TutorConversation => {
  const isKnown = talk.turns.some(({ id }) => id === turn.id);
  return {
    ...talk,
    turns: isKnown
      ? talk.turns.map((one) => (one.id === turn.id ? turn : one))
      : [...talk.turns, turn],
    turnsLeft: isKnown ? talk.turnsLeft : talk.turnsLeft - 1,
  };
};

/** Takes one turn at a time and reads its answer as it comes. */
export const useAnswering = () => {
  const queries = useQueryClient();
  const [under, setUnder] = useState<Under>();
  const [answered, setAnswered] = useState<TutorTurn>();
  const isBusy = useRef(false);

  const finished = async (talk: string, turn: TutorTurn): Promise<void> => {
    const queryKey = conversationKey(talk);
    // What was read while the answer was written does not hold it.
    await queries.cancelQueries({ queryKey });
    const kept = queries.getQueryData<TutorConversation>(queryKey);
    if (kept) queries.setQueryData(queryKey, withTurn(kept, turn));
    else await queries.fetchQuery(conversationQuery(talk));
    setUnder(undefined);
    setAnswered(turn);
    void queries.invalidateQueries({ queryKey: ['tutor-conversations'] });
  };

  const failed = (said: Under, error: unknown): void => {
    setUnder({ ...said, written: '', problem: problemOf(error) });
    // What another tab said is shown; what was not sent waits to be sent again.
    if (isRefusedFor(error, staleCodes)) {
      void queries.invalidateQueries({ queryKey: conversationKey(said.talk) });
    }
  };

  return {
    under,
    /** Answered on this page last: it is told to who listens. */
    answered,
    setUnder,
    forget: (): void => setAnswered(undefined),
    answer: async (said: Under, after: number): Promise<void> => {
      const { talk, turnId, wish, text } = said;
      setUnder({ ...said, written: '', problem: undefined });
      const onText = (more: string): void =>
        setUnder((before) => before && { ...before, written: before.written + more });
      const turn = await takeTurn({ talk, body: { turnId, after, wish, text }, onText });
      await finished(talk, turn);
    },
    /** One thing at a time; what goes wrong is kept beside what was said. */
    busily: async (said: () => Under, act: () => Promise<void>): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        await act();
      } catch (error) {
        failed(said(), error);
      } finally {
        isBusy.current = false;
      }
    },
  };
};
