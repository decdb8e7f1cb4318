import { describe, expect, it } from 'vitest';
import {
  type AddContent,
  editorialContent,
  type ImportContent,
} from '../../../domain/content/editorial-content.ts';
import type { ContentEvent } from '../../../domain/content/events.ts';
import {
  type ContentStatus,
  contentMoves,
  contentStatus,
} from '../../../domain/contracts/content.ts';
import type { AccountId, ContentId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { given } from '../../support/given.ts';

const about = {
  contentId: 'content-1' as ContentId,
  by: 'admin-1' as AccountId,
  at: '2026-11-27T12:00:00.000Z' as Instant,
};

const made: Omit<AddContent, 'type'> = {
  ...about,
  contentType: 'quiz',
  profession: 'RT',
  method: 'practice-questions',
  topics: ['Asthma'],
  parts: 20,
  content: '{}',
  provider: 'built-in',
  model: null,
  inputTokens: 0,
  outputTokens: 0,
  microDollars: 0,
};
const generated: ContentEvent = { type: 'ContentGenerated', data: made };

const brought: Omit<ImportContent, 'type'> = {
  ...about,
  profession: 'RT',
  format: 'csv',
  topics: ['Asthma'],
  parts: 2,
  content: '{}',
};
const imported: ContentEvent = { type: 'ContentImported', data: brought };

const reason = 'Read by two editors';
const change = (to: ContentStatus) =>
  ({ type: 'ChangeContentStatus', ...about, to, reason }) as const;
const changed = (from: ContentStatus, to: ContentStatus): ContentEvent => ({
  type: 'ContentStatusChanged',
  data: { ...about, from, to, reason },
});

/** How content comes to a status. */
const ways: Readonly<Record<ContentStatus, readonly ContentEvent[]>> = {
  draft: [generated],
  'in-review': [generated, changed('draft', 'in-review')],
  active: [generated, changed('draft', 'in-review'), changed('in-review', 'active')],
  quarantined: [
    generated,
    ...[changed('draft', 'in-review'), changed('in-review', 'active')],
    changed('active', 'quarantined'),
  ],
  retired: [generated, changed('draft', 'retired')],
};

const pairs = contentStatus.options.flatMap((from) =>
  contentStatus.options.map((to) => [from, to] as const),
);

describe('content of the editors', () => {
  it('is made once, as a draft', () => {
    given(editorialContent, [])
      .when({ type: 'AddContent', ...made })
      .thenRecords(generated);
    given(editorialContent, [generated])
      .when({ type: 'AddContent', ...made, topics: ['Another'] })
      .thenRecords();
    expect(editorialContent.evolve(null, generated)?.status).toBe('draft');
  });

  it('is imported once, as a draft that goes to review', () => {
    const wish = { type: 'ImportContent' as const, ...brought };
    given(editorialContent, []).when(wish).thenRecords(imported);
    given(editorialContent, [imported]).when(wish).thenRecords();
    given(editorialContent, [imported])
      .when(change('in-review'))
      .thenRecords(changed('draft', 'in-review'));
    given(editorialContent, [imported])
      .when(change('active'))
      .thenRefuses({ code: 'ContentMoveNotAllowed', from: 'draft', to: 'active' });
  });

  it.each(pairs.filter(([from, to]) => contentMoves[from].includes(to)))(
    'goes from %s to %s',
    (from, to) => {
      given(editorialContent, ways[from]).when(change(to)).thenRecords(changed(from, to));
    },
  );

  it.each(pairs.filter(([from, to]) => from !== to && !contentMoves[from].includes(to)))(
    'does not go from %s to %s',
    (from, to) => {
      given(editorialContent, ways[from])
        .when(change(to))
        .thenRefuses({ code: 'ContentMoveNotAllowed', from, to });
    },
  );

  it('stays where it is when it is moved there again', () => {
    given(editorialContent, ways.active).when(change('active')).thenRecords();
  });

  it('never becomes active without a review', () => {
    expect(contentMoves.draft).not.toContain('active');
    expect(contentMoves.retired).not.toContain('active');
  });

  it('is not moved where there is none', () => {
    given(editorialContent, []).when(change('in-review')).thenRefuses({ code: 'ContentNotFound' });
  });
});
