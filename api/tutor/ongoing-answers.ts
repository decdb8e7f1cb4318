import type { AccountId, TutorTurnId } from '../../domain/kernel/ids.ts';

type Named = { readonly learner: AccountId; readonly turnId: TutorTurnId };

/** Answers that this process is writing: each is written once, and can be stopped. */
export const ongoingAnswers = () => {
  const ongoing = new Map<string, { readonly stop: () => void; readonly done: Promise<void> }>();
  const nameOf = ({ learner, turnId }: Named): string => `${learner} ${turnId}`;
  return {
    /** Writes it, or waits for whoever writes it already; true for who wrote it. */
    write: async (named: Named, write: (stop: AbortSignal) => Promise<void>): Promise<boolean> => {
      const name = nameOf(named);
      const before = ongoing.get(name);
      if (before) {
        await before.done.catch(() => undefined);
        return false;
      }
      const controller = new AbortController();
      const done = write(controller.signal);
      ongoing.set(name, { stop: () => controller.abort(), done });
      await done.finally(() => ongoing.delete(name));
      return true;
    },
    stop: (named: Named): void => ongoing.get(nameOf(named))?.stop(),
  };
};
export type OngoingAnswers = ReturnType<typeof ongoingAnswers>;
