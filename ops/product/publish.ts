import type { ApiWorld } from '../../api/server/world.ts';
import type { Knowledge } from '../../domain/bank/build/build-bank.ts';
import type { BankScenario } from '../../domain/bank/scenarios/scenario-events.ts';
import { bankArtefact } from '../bank/artefact/bank-artefact.ts';
import { publishArtefact } from '../bank/artefact/publish-artefact.ts';
import { type PublishedBank, publishBank } from '../bank/publish-bank.ts';
import { publishScenarios } from '../bank/publish-scenarios.ts';
import { publishPosts } from '../blog/publish-posts.ts';
import { shippedPosts } from '../blog/read-posts.ts';

/** Of questions and simulations, where not all there are. */
export type GivenBank = {
  /** What the bank is built from; all there is when absent. */
  readonly bank?: Knowledge;
  /** The clinical simulations beside a bank; what is published of them stays when absent. */
  readonly simulations?: readonly BankScenario[];
};

/** The posts that come with the product, and of questions what was built or the bank that the start was given. */
export const publish = async (
  { commands, clock, database }: ApiWorld,
  { bank, simulations }: GivenBank,
): Promise<PublishedBank> => {
  const at = clock.instant();
  await publishPosts(commands, { posts: await shippedPosts(), at });
  if (!bank) return publishArtefact(commands, { artefact: await bankArtefact(), database, at });
  const published = await publishBank(commands, { knowledge: bank, at });
  if (simulations) await publishScenarios(commands, { scenarios: simulations, at });
  return published;
};
