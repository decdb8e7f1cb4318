import type { Item } from '../../../domain/bank/item/item.ts';
import type { BankScenario } from '../../../domain/bank/scenarios/scenario-events.ts';
import { contentHash } from '../content-hash.ts';

/** All that is published, in the order of the bank. */
export type BuiltBank = {
  readonly items: readonly Item[];
  readonly scenarios: readonly BankScenario[];
};

/** Of each item and scenario what it is called and the hash of its content. */
export type BankManifest = {
  readonly items: Readonly<Record<string, string>>;
  readonly scenarios: Readonly<Record<string, string>>;
};

export const manifestOf = ({ items, scenarios }: BuiltBank): BankManifest => ({
  items: Object.fromEntries(items.map((item) => [item.id, contentHash(item)])),
  scenarios: Object.fromEntries(scenarios.map((one) => [one.scenario.id, contentHash(one)])),
});
