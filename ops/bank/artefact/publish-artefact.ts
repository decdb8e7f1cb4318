import type { Pool } from 'pg';
import type { CommandWorld } from '../../../domain/handling/handle-command.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { type PublishedBank, publishItems } from '../publish-bank.ts';
import { publishScenarios } from '../publish-scenarios.ts';
import type { BankArtefact } from './bank-artefact.ts';
import { isPublished } from './is-published.ts';

type Publication = {
  readonly artefact: BankArtefact;
  /** Of the read models. */
  readonly database: Pool;
  readonly at: Instant;
};

/**
 * Publishes what the bank's manifest has and the log has not. Where they agree, no item is read and nothing of
 * what was published. Throws as `publishItems` and `publishScenarios` do.
 */
export const publishArtefact = async (
  world: CommandWorld,
  { artefact, database, at }: Publication,
): Promise<PublishedBank> => {
  const { manifest } = artefact;
  if (await isPublished({ log: world.log, database }, manifest)) {
    const total = Object.keys(manifest.items).length;
    return { total, published: 0, withdrawn: 0, contested: [] };
  }
  const { items, scenarios } = await artefact.load();
  const published = await publishItems(world, { items, at });
  await publishScenarios(world, { scenarios, at });
  return published;
};
