import type { ContentOf } from '../../contracts/study-aid-content.ts';
import { shuffled } from '../../kernel/random.ts';
import type { DosageOrder } from '../dosage/dosage-order.ts';
import { dosageOrders } from '../dosage/dosage-orders.ts';
import { workedOut } from '../dosage/work-out.ts';
import type { MethodInput } from './method-input.ts';

const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

/** 2 where the drug is a topic itself, 1 where its groups meet what is asked for, else 0. */
const closeness = ({ drug, groups }: DosageOrder, { main }: MethodInput): number =>
  Math.max(
    ...main.map(({ name, group, aliases, related }) => {
      if (contains(drug, name) || aliases.some((alias) => contains(drug, alias))) return 2;
      const words = [name, group, ...aliases, related].join(' ');
      return groups.some((part) => contains(words, part)) ? 1 : 0;
    }),
  );

/** Orders of the topic's drugs first, then of its organ system. */
export const dosageProblems = (input: MethodInput): ContentOf<'dosage-calc'> | null => {
  const near = shuffled(dosageOrders, input.random)
    .map((order) => ({ order, near: closeness(order, input) }))
    .filter((found) => found.near > 0)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, Math.min(input.count, 6));
  const problems = near.flatMap(({ order }) => workedOut(order, input.random));
  return problems.length === 0 ? null : { dosageProblems: problems };
};
