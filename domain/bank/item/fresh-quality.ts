import type { ItemId } from '../../kernel/ids.ts';
import { noMeetings } from './first-meetings.ts';
import { unused } from './quality.ts';

type ItemRevision = { readonly itemId: ItemId; readonly revision: number };

/** What is known of a revision that nobody met and nobody reported. */
export const freshQuality = ({ itemId, revision }: ItemRevision) => ({
  itemId,
  revision,
  use: unused,
  first: noMeetings,
  reports: {},
  reportCount: 0,
  reportsHeard: 0,
  answers: [],
});
