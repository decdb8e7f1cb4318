import type { Decider } from '../../kernel/decider.ts';
import type { AccountId } from '../../kernel/ids.ts';
import { accepted, refused } from '../../kernel/result.ts';
import type { ItemEvent } from './events.ts';
import type {
  DismissReports,
  Publication,
  PublicationCommand,
  PublicationRefusal,
  ReportItem,
  Reports,
} from './publication-state.ts';

type Decision = ReturnType<
  Decider<Publication, PublicationCommand, ItemEvent, PublicationRefusal>['decide']
>;

export const noReports: Reports = {
  heard: 0,
  answered: 0,
  waiting: new Set(),
  dismissedBy: undefined,
};

export const withReport = (reports: Reports, learner: AccountId): Reports => ({
  ...reports,
  heard: reports.heard + 1,
  waiting: new Set(reports.waiting).add(learner),
});

/** All reports so far are answered: by an editor who keeps the question, or by another key. */
export const withAnswer = ({ heard }: Reports, dismissedBy?: AccountId): Reports => ({
  heard,
  answered: heard,
  waiting: new Set(),
  dismissedBy,
});

/** A learner's doubt is heard once until an editor has answered it. */
export const report = ({ type: _, ...about }: ReportItem, state: Publication): Decision => {
  if (state.status === 'unpublished') return refused({ code: 'ItemNotPublished' });
  if (state.status === 'withdrawn') return refused({ code: 'ItemRetired' });
  if (state.reports.waiting.has(about.learnerId)) return refused({ code: 'AlreadyReported' });
  return accepted([{ type: 'ItemReported', data: { ...about, revision: state.revision } }]);
};

/** Answers only what the editor has read, and answers it once. */
export const dismiss = (
  { type: _, ...dismissal }: DismissReports,
  state: Publication,
): Decision => {
  const { revision, through, editorId } = dismissal;
  if (state.status === 'unpublished') return refused({ code: 'ItemNotPublished' });
  const { heard, answered, dismissedBy } = state.reports;
  // A new revision and a retirement are answers too.
  if (state.status === 'withdrawn' || revision < state.revision)
    return refused({ code: 'ReportsAnswered' });
  if (revision > state.revision || through > heard) return refused({ code: 'NoSuchReport' });
  if (through < heard && through > answered) return refused({ code: 'NewerReports' });
  if (through > answered) return accepted([{ type: 'ItemReportsDismissed', data: dismissal }]);
  const isSameAgain = through === answered && dismissedBy === editorId;
  return isSameAgain ? accepted([]) : refused({ code: 'ReportsAnswered' });
};
