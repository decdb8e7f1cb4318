import { areaQuotas } from '../../attempt/area-quotas.ts';
import type { ItemField } from '../../contracts/item-fields.ts';
import { seedOf } from '../../kernel/random.ts';
import { blueprints } from '../blueprints/blueprints.ts';
import type { Item } from '../item/item.ts';
import { isWeak, worthOf } from '../ratings/worth.ts';
import { balanceExams } from './balance-exams.ts';
import { isDoubtful, turnOf } from './turn-of.ts';

/** No more items of one model in a field: a paper should not ask the same kind of thing again and again. */
const ofOneModelAtMost = 40;

/** Every field is brought to 1,000 items; a little more leaves room for items that are taken back. */
const usualTarget = 1_050;

/** Fields that wait for cases of their own: there what was read and found weak fills up what is missing. */
const waiting: Readonly<Partial<Record<ItemField, number>>> = { USMLE1: 210, USMLE2: 210 };

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

/** Larger than any turn. */
const afterAllTurns = 100;

/** More than a family has items. */
const afterAllRounds = 100;

/** Below this a kind is recall in costume: no new family is worth it. */
const worthLittle = 2;

/**
 * The best item of each family before a second one of any, those that are held counted in, and the doubtful
 * and least ones last: so that few weak items are of many families.
 */
const inRounds = (candidates: readonly Item[], held: readonly Item[]): ((one: Item) => number) => {
  const places = new Map<Item, number>();
  const heldOf = Map.groupBy(held, familyOf);
  for (const [family, items] of Map.groupBy(candidates, familyOf)) {
    const before = heldOf.get(family)?.length ?? 0;
    const ordered = items.toSorted((a, b) => turnOf(a) - turnOf(b));
    for (const [index, item] of ordered.entries()) places.set(item, before + index);
  }
  return (one) => {
    const isLast = isDoubtful(one) || (worthOf(one) ?? worthLittle) < worthLittle;
    const round = (places.get(one) ?? 0) + (isLast ? afterAllRounds : 0);
    return round * afterAllTurns + turnOf(one);
  };
};

type Filling = {
  readonly room: number;
  readonly takenOfModel: Map<string, number>;
  /** Who comes first, the lowest. */
  readonly rank: (one: Item) => number;
};

/** Fills an area in turns. */
const fillArea = (
  candidates: readonly Item[],
  { room, takenOfModel, rank }: Filling,
): readonly Item[] => {
  const byTurn = [...Map.groupBy(candidates, rank)].toSorted(([a], [b]) => a - b);
  const chosen: Item[] = [];
  for (const [, items] of byTurn) {
    chosen.push(...fillRoom(items, room - chosen.length, takenOfModel));
  }
  return chosen;
};

/**
 * What of a field's candidates goes into the bank, so that its areas weigh as in the blueprint.
 * All that was written by hand goes in; the models fill what is left of each area. What was read and found
 * weak stays out, but in fields that wait for cases of their own.
 */
export const selectItems = (
  field: ItemField,
  written: readonly Item[],
  candidates: readonly Item[],
): readonly Item[] => {
  const takenOfModel = new Map<string, number>();
  const filled = [...quotasOf(field, waiting[field] ?? usualTarget)].flatMap(([area, quota]) => {
    const own = candidates.filter((item) => item.area === area);
    const held = written.filter((item) => item.area === area);
    const room = quota - held.length;
    const strong = own.filter((item) => !isWeak(item));
    const better = fillArea(strong, { room, takenOfModel, rank: turnOf });
    if (waiting[field] === undefined) return better;
    const weak = own.filter(isWeak);
    const rank = inRounds(weak, [...held, ...better]);
    return [...better, ...fillArea(weak, { room: room - better.length, takenOfModel, rank })];
  });
  return balanceExams(field, [...written, ...filled]);
};
