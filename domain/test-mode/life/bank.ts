import type { Candidate, Seen } from '../../attempt/draw-paper.ts';
import type { QuizResult } from '../../attempt/events.ts';
import { reached } from '../../attempt/reached.ts';
import type { BankScenario } from '../../bank/scenarios/scenario-events.ts';
import type { ItemId, OptionId } from '../../kernel/ids.ts';
import { epochMs } from '../../kernel/time.ts';

/** What a life needs to know of an item: no words. */
export type LifeItem = {
  readonly itemId: ItemId;
  readonly revision: number;
  readonly area: string;
  readonly topic: string;
  /** Siblings share it. */
  readonly family: string;
  readonly type: 'single' | 'multiple';
  readonly level: 'recall' | 'application' | 'analysis';
  readonly options: readonly OptionId[];
  readonly key: readonly OptionId[];
  readonly ordered: boolean;
  /** Where it counts, by exam. */
  readonly places: ReadonlyMap<string, { readonly area: string; readonly topic: string }>;
};

/** The bank of one field, in a fixed order. */
export type LifeBank = {
  readonly items: readonly LifeItem[];
  readonly scenarios: readonly (BankScenario & { readonly revision: number })[];
};

/** How one learner met the bank so far. */
export const meetings = ({ items }: LifeBank) => {
  const seen = new Map<string, Seen>();
  const families = new Set<string>();
  const byId = new Map<string, LifeItem>(items.map((item) => [item.itemId, item]));
  return {
    itemOf: (itemId: string): LifeItem => {
      const item = byId.get(itemId);
      if (!item) throw new Error(`${itemId} is not in the bank`);
      return item;
    },
    /** Those that count in an exam, or all of the field; of a part of the bank where one is named. */
    candidates: (
      exam: string | null,
      { from = 0, count = items.length } = {},
    ): readonly Candidate[] => {
      const found: Candidate[] = [];
      for (let n = 0; n < count; n += 1) {
        const item = items[(from + n) % items.length];
        const area = exam === null ? item?.area : item?.places.get(exam)?.area;
        if (!item || area === undefined) continue;
        const { itemId, family } = item;
        found.push({ itemId, area, family, seen: seen.get(itemId) });
      }
      return found;
    },
    /** Neither it nor a sibling of it was met. */
    isNew: (family: string): boolean => !families.has(family),
    isKnown: (itemId: string): boolean => seen.get(itemId)?.correct === true,
    met: ({ answers, at }: QuizResult): void => {
      const known = new Set(reached(answers));
      for (const answer of answers) {
        const correct = known.has(answer) ? answer.correct : null;
        seen.set(answer.itemId, { correct, at: epochMs(at) });
        families.add(byId.get(answer.itemId)?.family ?? answer.itemId);
      }
    },
  };
};
export type Meetings = ReturnType<typeof meetings>;
