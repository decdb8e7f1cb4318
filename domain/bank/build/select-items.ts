import { areaQuotas } from '../../attempt/area-quotas.ts';
import type { ItemField } from '../../contracts/item-fields.ts';
import { seedOf } from '../../kernel/random.ts';
import { blueprints } from '../blueprints/blueprints.ts';
import type { Item } from '../item/item.ts';
import { isWeak } from '../ratings/worth.ts';
import { balanceExams } from './balance-exams.ts';
import { turnOf } from './turn-of.ts';

/** No more items of one model in a field: a paper should not ask the same kind of thing again and again. */
const ofOneModelAtMost = 40;

/** Every field is brought to 1,000 items; a little more leaves room for items that are taken back. */
const usualTarget = 1_050;

/** Of what no learner is served there is less. */
const targets: Readonly<Partial<Record<ItemField, number>>> = { USMLE1: 210, USMLE2: 210 };

const quotasOf = (field: ItemField, target: number): ReadonlyMap<string, number> => {
  const blueprint = blueprints.find((candidate) => candidate.field === field);
  const areas = blueprint?.areas.map(({ code, weight }) => ({ code, weight: weight.mid })) ?? [];
  return areaQuotas(areas, target);
};

const familyOf = ({ family, id }: Item): string => family ?? id;

/** First one item of every family, then a second of each; otherwise in an order that stays. */
const inTurnOfFamilies = (items: readonly Item[]): Item[] => {
  const turn = new Map<Item, number>();
  for (const family of Map.groupBy(items, familyOf).values()) {
    const ordered = family.toSorted((a, b) => seedOf(a.id) - seedOf(b.id));
    for (const [index, item] of ordered.entries()) turn.set(item, index);
  }
  return items.toSorted(
    (a, b) => (turn.get(a) ?? 0) - (turn.get(b) ?? 0) || seedOf(a.id) - seedOf(b.id),
  );
};

/** Takes from models of one worth in turn until the room is full or nothing is left that may be taken. */
const fillRoom = (
  candidates: readonly Item[],
  room: number,
  takenOfModel: Map<string, number>,
): Item[] => {
  const queues = [...Map.groupBy(candidates, ({ model }) => model?.id ?? '').entries()].map(
    ([model, items]) => ({ model, items: inTurnOfFamilies(items) }),
  );
  const chosen: Item[] = [];
  while (chosen.length < room) {
    const open = queues.filter(
      ({ model, items }) => items.length > 0 && (takenOfModel.get(model) ?? 0) < ofOneModelAtMost,
    );
    if (open.length === 0) break;
    for (const { model, items } of open.slice(0, room - chosen.length)) {
      const item = items.shift();
      if (item) chosen.push(item);
      takenOfModel.set(model, (takenOfModel.get(model) ?? 0) + 1);
    }
  }
  return chosen;
};

/** Fills an area with what is worth most first. */
const fillArea = (
  candidates: readonly Item[],
  room: number,
  takenOfModel: Map<string, number>,
): readonly Item[] => {
  const byTurn = [...Map.groupBy(candidates, turnOf)].toSorted(([a], [b]) => a - b);
  const chosen: Item[] = [];
  for (const [, items] of byTurn) {
    chosen.push(...fillRoom(items, room - chosen.length, takenOfModel));
  }
  return chosen;
};

/**
 * What of a field's candidates goes into the bank, so that its areas weigh as in the blueprint.
 * All that was written by hand or is of cases goes in; the models fill what is left of each area. What was
 * read and found weak stays out.
 */
export const selectItems = (
  field: ItemField,
  written: readonly Item[],
  candidates: readonly Item[],
): readonly Item[] => {
  const takenOfModel = new Map<string, number>();
  const better = candidates.filter((item) => !isWeak(item));
  const filled = [...quotasOf(field, targets[field] ?? usualTarget)].flatMap(([area, quota]) => {
    const held = written.filter((item) => item.area === area).length;
    const own = better.filter((item) => item.area === area);
    return fillArea(own, quota - held, takenOfModel);
  });
  return balanceExams(field, [...written, ...filled]);
};
