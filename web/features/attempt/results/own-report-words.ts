import type { DismissalReason, OwnReport } from '../../../../domain/contracts/items.ts';
import { type LearnerCalendar, recentDate } from '../../../format/learner-dates.ts';
import { withinSentence } from '../../../ui/terms.ts';
import { dismissalTexts } from './report-reasons.ts';

const lowered = (because: DismissalReason): string => {
  const text = dismissalTexts[because];
  return text.charAt(0).toLowerCase() + text.slice(1);
};

const keptWords = ({ because }: OwnReport): string => {
  const kept = 'We reviewed your report and kept the question as it is';
  return because === null || because === 'other' ? `${kept}.` : `${kept}: ${lowered(because)}.`;
};

/** What became of a report, in words for its learner. */
export const ownReportWords = (report: OwnReport, calendar: LearnerCalendar): string => {
  switch (report.state) {
    case 'open':
      return `You reported this question ${withinSentence(recentDate(report.at, calendar))}. We will review it.`;
    case 'kept':
      return keptWords(report);
    case 'changed':
      return 'The question was changed after your report.';
    case 'retired':
      return 'The question was retired after your report. It is no longer asked.';
  }
};

/** Whether there is anything to report, again or for the first time. */
export const mayReport = (report: OwnReport | undefined): boolean =>
  report === undefined || report.state === 'kept' || report.state === 'changed';
