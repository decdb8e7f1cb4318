import type { ApiWorld } from '../server/world.ts';
import { bankReads } from './queries/bank-reads.ts';
import { generationReads } from './queries/generation-reads.ts';
import { itemHolderReads } from './queries/item-holders.ts';
import { itemQualityReads } from './queries/item-quality-reads.ts';
import { itemReportReads } from './queries/item-report-reads.ts';

/** The reads of the bank, of doubts about it and of what is made. */
export const bankParts = (world: ApiWorld) => {
  const { database } = world;
  return {
    bank: bankReads(database, world),
    quality: itemQualityReads(database),
    itemReports: itemReportReads(database),
    itemHolders: itemHolderReads(database),
    generation: generationReads(database),
  };
};

declare module '../server/context.ts' {
  interface PartsOf {
    readonly bank: ReturnType<typeof bankParts>;
  }
}
