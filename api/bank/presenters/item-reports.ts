import type {
  HeardReport,
  OwnReport,
  ReportState,
  ReviewEntry,
} from '../../../domain/contracts/items.ts';
import type { AccountId, QuestionId } from '../../../domain/kernel/ids.ts';
import { mended } from '../../../domain/kernel/text.ts';
import type { Vault } from '../../../domain/ports/vault.ts';
import type { AnswerToReports } from '../../../projectors/item-quality/item-quality.ts';
import type { ItemReportRow } from '../../../projectors/item-reports/item-reports.ts';
import type { OwnReportRecord } from '../queries/item-report-reads.ts';

type Opening = Pick<Vault, 'open'>;

/** Null where it was erased with the account of its writer. */
export const openedNote = async (
  vault: Opening,
  writer: AccountId,
  note: string,
): Promise<string | null> => {
  const clear = await vault.open(writer, note);
  return clear === null ? null : mended(clear);
};

/** As an editor reads it: nobody is told who wrote it. */
export const presentHeard = async (
  vault: Opening,
  { place, reason, note, at, learnerId }: ItemReportRow,
): Promise<HeardReport> => ({ place, reason, note: await openedNote(vault, learnerId, note), at });

export const presentDismissal = async (
  vault: Opening,
  answer: AnswerToReports | undefined,
): Promise<ReviewEntry['dismissed']> => {
  if (answer?.how !== 'kept') return null;
  const { at, reason, editorId, note } = answer;
  return { at, reason, note: await openedNote(vault, editorId, note) };
};

const answerTo = ({ report, answers }: OwnReportRecord): AnswerToReports | undefined =>
  answers?.find(({ place }) => place > report.place);

const stateOf = ({ report, served }: OwnReportRecord, answer?: AnswerToReports): ReportState => {
  if (served === null) return 'retired';
  if (served > report.revision) return 'changed';
  if (!answer) return 'open';
  return answer.how === 'kept' ? 'kept' : 'changed';
};

/** As its learner reads it: what was said, and what became of it. */
export const presentOwnReport = (questionId: QuestionId, record: OwnReportRecord): OwnReport => {
  const { reason, at } = record.report;
  const answer = answerTo(record);
  const state = stateOf(record, answer);
  const because = state === 'kept' && answer?.how === 'kept' ? answer.reason : null;
  return { questionId, reason, at, state, because };
};
