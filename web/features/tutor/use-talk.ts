import { useSearchParams } from 'react-router-dom';
import type { TutorConversation, TutorTurn, TutorWish } from '../../../domain/contracts/tutor.ts';
import { stopTurn } from './queries/take-turn.ts';
import { startConversation } from './queries/tutor-queries.ts';
import { newTurn, useAnswering } from './use-answering.ts';

/** As a topic is listed: the first line of what was said. */
const topicFrom = (text: string): string => text.split('\n')[0]?.trim().slice(0, 120) ?? '';

/** The conversation of the page: which one it is, what is under way in it, and how to go on. */
export const useTalk = () => {
  const [search, setSearch] = useSearchParams();
  const open = search.get('talk') ?? undefined;
  const { under, answered, setUnder, forget, answer, busily } = useAnswering();

  const choose = (talk: string | undefined): void => {
    setSearch(talk ? { talk } : {});
    forget();
  };

  const begin = (text: string, continues?: TutorConversation['id']): Promise<void> => {
    let said = newTurn('', 'say', text);
    return busily(
      () => said,
      async () => {
        setUnder(said);
        const body = { topic: topicFrom(text), ...(continues ? { continues } : {}) };
        const { id } = await startConversation({ body, wish: crypto.randomUUID() });
        said = { ...said, talk: id };
        setUnder(said);
        choose(id);
        await answer(said, 0);
      },
    );
  };

  return {
    open,
    choose,
    under: under?.talk === (open ?? '') ? under : undefined,
    answered,
    isBusy: under !== undefined && under.problem === undefined,
    begin,
    say: (talk: TutorConversation, wish: TutorWish, text: string): Promise<void> => {
      const said = newTurn(talk.id, wish, text);
      return busily(
        () => said,
        () => answer(said, talk.turns.length),
      );
    },
    /** The same turn again: where it was answered meanwhile, with that answer. */
    tryAgain: (talk: TutorConversation | undefined): Promise<void> => {
      if (!under) return Promise.resolve();
      if (under.talk === '') return begin(under.text);
      const taken = talk?.turns.findIndex(({ id }) => id === under.turnId) ?? -1;
      return busily(
        () => under,
        () => answer(under, taken < 0 ? (talk?.turns.length ?? 0) : taken),
      );
    },
    /** Answers a turn of before, of which no answer came. */
    answerAgain: (
      talk: TutorConversation,
      { id: turnId, wish, text }: TutorTurn,
    ): Promise<void> => {
      const said = { ...newTurn(talk.id, wish, text), turnId };
      return busily(
        () => said,
        () => answer(said, talk.turns.length - 1),
      );
    },
    giveUp: (): void => setUnder(undefined),
    stop: (): void => {
      if (under) void stopTurn(under.talk, under.turnId).catch(() => undefined);
    },
  };
};
export type Talk = ReturnType<typeof useTalk>;
