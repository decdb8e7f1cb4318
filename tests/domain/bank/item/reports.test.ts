import { describe, it } from 'vitest';
import { publication } from '../../../../domain/bank/item/publication.ts';
import type { DismissReports } from '../../../../domain/bank/item/publication-state.ts';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import {
  later,
  learner,
  noon,
  optionsBehind,
  publishedItem,
  stranger,
} from '../../../support/facts.ts';
import { given } from '../../../support/given.ts';

const item = publishedItem();
const about = { itemId: item.id, at: later } as const;
const published = (revision: number) =>
  ({
    type: 'ItemPublished',
    data: { item, revision, contentHash: `hash ${revision}`, at: noon },
  }) as const;
const withdrawn = { type: 'ItemWithdrawn', data: about } as const;
const rekeyed = {
  type: 'ItemRekeyed',
  data: {
    ...about,
    revision: 1,
    reason: 'The ratio was read the wrong way round.',
    keyBefore: optionsBehind(['A']),
    key: optionsBehind(['C']),
  },
} as const;

const doubt = { ...about, reason: 'wrong-key', note: 'The other one is right.' } as const;
const report = (learnerId: AccountId) => ({ type: 'ReportItem', ...doubt, learnerId }) as const;
const reported = (learnerId: AccountId, revision = 1) =>
  ({ type: 'ItemReported', data: { ...doubt, learnerId, revision } }) as const;

const [editor, otherEditor] = ['editor-1', 'editor-2'] as AccountId[] as [AccountId, AccountId];
const answer = { ...about, revision: 1, reason: 'answer-is-right', note: 'Checked.' } as const;
const dismiss = (
  through: number,
  changes: Partial<Pick<DismissReports, 'editorId' | 'revision'>> = {},
) => ({ type: 'DismissReports', ...answer, through, editorId: editor, ...changes }) as const;
const dismissed = (through: number, editorId = editor) =>
  ({ type: 'ItemReportsDismissed', data: { ...answer, through, editorId } }) as const;

describe('reporting a question', () => {
  it('is kept with the revision of the day and the learner’s words', () => {
    given(publication, [published(1)])
      .when(report(learner))
      .thenRecords(reported(learner));
  });

  it('is refused to the same learner until an editor has answered, whatever the reason', () => {
    const state = given(publication, [published(1), reported(learner)]);
    state.when(report(learner)).thenRefuses({ code: 'AlreadyReported' });
    state.when({ ...report(learner), reason: 'typo' }).thenRefuses({ code: 'AlreadyReported' });
    state.when(report(stranger)).thenRecords(reported(stranger));
  });

  it.each([
    ['dismissed the report', dismissed(1), 1],
    ['corrected the key', rekeyed, 1],
    ['changed the question', published(2), 2],
  ] as const)('is open to the same learner again once an editor %s', (_, event, revision) => {
    given(publication, [published(1), reported(learner), event])
      .when(report(learner))
      .thenRecords(reported(learner, revision));
  });

  it('is refused for a question that never was in the bank or is asked no more', () => {
    given(publication, []).when(report(learner)).thenRefuses({ code: 'ItemNotPublished' });
    given(publication, [published(1), withdrawn])
      .when(report(learner))
      .thenRefuses({ code: 'ItemRetired' });
  });
});

describe('dismissing the reports of a question', () => {
  const two = [published(1), reported(learner), reported(stranger)];

  it('says who kept it and why, and up to which report', () => {
    given(publication, two).when(dismiss(2)).thenRecords(dismissed(2));
  });

  it('is refused while there is a later report that the editor has not read', () => {
    given(publication, two).when(dismiss(1)).thenRefuses({ code: 'NewerReports' });
    given(publication, [...two, dismissed(2), reported(learner)])
      .when(dismiss(3))
      .thenRecords(dismissed(3));
  });

  it('is done once: the same editor may say so again, another one is told', () => {
    const state = given(publication, [...two, dismissed(2)]);
    state.when(dismiss(2)).thenRecords();
    const late = dismiss(2, { editorId: otherEditor });
    state.when(late).thenRefuses({ code: 'ReportsAnswered' });
    state.when(dismiss(1)).thenRefuses({ code: 'ReportsAnswered' });
  });

  it('is refused after another answer: a new key, a new revision, a retirement', () => {
    given(publication, [...two, rekeyed])
      .when(dismiss(2))
      .thenRefuses({ code: 'ReportsAnswered' });
    const revised = given(publication, [...two, published(2), reported(learner, 2)]);
    revised.when(dismiss(2)).thenRefuses({ code: 'ReportsAnswered' });
    const retired = given(publication, [...two, withdrawn]);
    retired.when(dismiss(2)).thenRefuses({ code: 'ReportsAnswered' });
  });

  it('is refused for reports that there are not', () => {
    const state = given(publication, two);
    state.when(dismiss(3)).thenRefuses({ code: 'NoSuchReport' });
    state.when(dismiss(2, { revision: 2 })).thenRefuses({ code: 'NoSuchReport' });
    given(publication, []).when(dismiss(1)).thenRefuses({ code: 'ItemNotPublished' });
  });

  it('answers both reports that one learner could once give of the same question', () => {
    given(publication, [published(1), reported(learner), reported(learner)])
      .when(dismiss(2))
      .thenRecords(dismissed(2));
  });
});
