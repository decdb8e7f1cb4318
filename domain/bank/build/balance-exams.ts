import type { ItemField } from '../../contracts/item-fields.ts';
import { seedOf } from '../../kernel/random.ts';
import { type Blueprint, blueprints } from '../blueprints/blueprints.ts';
import type { Item, ItemPlacement } from '../item/item.ts';

const placeIn = ({ also = [] }: Item, exam: string): ItemPlacement | undefined =>
  also.find((place) => place.exam === exam);

/** How many items each area may bring: as many as the scarcest one allows by its weight. */
const roomsOf = (
  { exam, areas }: Blueprint,
  items: readonly Item[],
): ReadonlyMap<string, number> => {
  const held = new Map(
    areas.map(({ code }) => [
      code,
      items.filter((item) => placeIn(item, exam)?.area === code).length,
    ]),
  );
  const scarcest = Math.min(
    ...areas.map(({ code, weight }) => (held.get(code) ?? 0) / Math.max(weight.mid, 1)),
  );
  return new Map(areas.map(({ code, weight }) => [code, Math.ceil(scarcest * weight.mid)]));
};

const without = (item: Item, exam: string): Item => {
  const { also = [], ...rest } = item;
  const kept = also.filter((place) => place.exam !== exam);
  return kept.length > 0 ? { ...rest, also: kept } : rest;
};

const balanced = (items: readonly Item[], blueprint: Blueprint): readonly Item[] => {
  const { exam } = blueprint;
  const rooms = roomsOf(blueprint, items);
  const counted = new Set(
    [...rooms].flatMap(([area, room]) =>
      items
        .filter((item) => placeIn(item, exam)?.area === area)
        .toSorted((a, b) => seedOf(a.id) - seedOf(b.id))
        .slice(0, room)
        .map(({ id }) => id),
    ),
  );
  return items.map((item) =>
    placeIn(item, exam) && !counted.has(item.id) ? without(item, exam) : item,
  );
};

/** Lets the further exams of a field count so many of its items that their areas weigh as they should. */
export const balanceExams = (field: ItemField, items: readonly Item[]): readonly Item[] =>
  blueprints
    .filter((blueprint) => blueprint.field === field)
    .slice(1)
    .filter(({ exam }) => items.some((item) => placeIn(item, exam)))
    .reduce(balanced, items);
