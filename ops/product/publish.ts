import type { ApiWorld } from '../../api/server/world.ts';
import { bankArtefact } from '../bank/artefact/bank-artefact.ts';
import { publishArtefact } from '../bank/artefact/publish-artefact.ts';
import { type PublishedBank, publishBank } from '../bank/publish-bank.ts';
import { publishScenarios } from '../bank/publish-scenarios.ts';
import { publishPosts } from '../blog/publish-posts.ts';
import { shippedPosts } from '../blog/read-posts.ts';
import type { StartProduct } from './start-product.ts';

/** The posts that come with the product, and of questions what was built or the bank that the start was given. */
export const publish = async (
  { commands, clock, database }: ApiWorld,
  { bank, simulations }: StartProduct,
): Promise<PublishedBank> => {
  const at = clock.instant();
  await publishPosts(commands, { posts: await shippedPosts(), at });
  if (!bank) return publishArtefact(commands, { artefact: await bankArtefact(), database, at });
  const published = await publishBank(commands, { knowledge: bank, at });
  if (simulations) await publishScenarios(commands, { scenarios: simulations, at });
  return published;
};
