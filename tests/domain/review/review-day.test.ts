import { describe, it } from 'vitest';
import type { SheetId } from '../../../domain/kernel/ids.ts';
import type { ReviewEvent } from '../../../domain/review/events.ts';
import { reviewDay } from '../../../domain/review/review-day.ts';
import {
  day,
  fourOptions,
  itemNamed,
  later,
  learner,
  noon,
  optionsBehind,
  paperItem,
  questionAt,
  soon,
} from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const today = day('2026-11-20');
const about = { learnerId: learner, at: noon, day: today };
const asked = paperItem('one');
const questionId = questionAt(1, 'sheet-1');
const answer = (chosen: string[], item = asked) =>
  ({
    type: 'AnswerReview',
    hour: 6,
    ...about,
    field: 'RT',
    questionId,
    asked: item,
    chosen,
    seconds: 40,
  }) as const;

const answered = (correct: boolean, at = noon, seconds = 40): ReviewEvent => ({
  type: 'ReviewAnswered',
  data: {
    ...about,
    at,
    hour: 6,
    field: 'RT',
    itemId: itemNamed('one'),
    revision: 1,
    area: asked.area,
    topic: asked.topic,
    chosen: correct ? ['A'] : ['B'],
    key: ['A'],
    correct,
    chosenOptions: optionsBehind(correct ? ['A'] : ['B']),
    rating: correct ? 'good' : 'again',
    seconds,
  },
});

const rate = (rating: 'hard' | 'good' | 'easy') =>
  ({ type: 'RateReview', ...about, at: later, itemId: itemNamed('one'), rating }) as const;

const sheet = (name: string) => name as SheetId;
const card = { itemId: itemNamed('one'), revision: 1, options: fourOptions };
const shown = (name: string, items = [card]): ReviewEvent => ({
  type: 'ReviewIssued',
  data: { ...about, sheetId: sheet(name), items },
});
const issue = (name: string, items = [card]) =>
  ({ type: 'IssueReview', ...about, sheetId: sheet(name), items }) as const;

describe('a learner who asks for the cards of the day', () => {
  const reordered = { ...card, options: fourOptions.toReversed() };

  it('is shown each under a name of its own, its options in the order that chance gave', () => {
    given(reviewDay, []).when(issue('sheet-1')).thenRecords(shown('sheet-1'));
  });

  it('sees the same again until it is answered, so that nothing is learned by asking twice', () => {
    given(reviewDay, [shown('sheet-1')])
      .when(issue('sheet-2', [reordered]))
      .thenRecords();
    const other = { ...card, itemId: itemNamed('two') };
    given(reviewDay, [shown('sheet-1')])
      .when(issue('sheet-2', [reordered, other]))
      .thenRecords(shown('sheet-2', [other]));
  });

  it('sees a missed card in another order, and so a card that was changed', () => {
    given(reviewDay, [shown('sheet-1'), answered(false)])
      .when(issue('sheet-2', [reordered]))
      .thenRecords(shown('sheet-2', [reordered]));
    const revised = { ...reordered, revision: 2 };
    given(reviewDay, [shown('sheet-1')])
      .when(issue('sheet-2', [revised]))
      .thenRecords(shown('sheet-2', [revised]));
  });
});

describe('a learner who reviews a card', () => {
  it('has a right answer recorded as good until they say otherwise', () => {
    given(reviewDay, [])
      .when(answer(['A']))
      .thenRecords(answered(true));
  });

  it('has a miss recorded as to be asked again', () => {
    given(reviewDay, [])
      .when(answer(['B']))
      .thenRecords(answered(false));
  });

  it('may give up on it, which is a miss', () => {
    const { data } = answered(false);
    given(reviewDay, [])
      .when(answer([]))
      .thenRecords({
        type: 'ReviewAnswered',
        data: { ...data, chosen: [], chosenOptions: [] },
      } as ReviewEvent);
  });

  it('may answer a missed card again the same day, but not one that was right', () => {
    given(reviewDay, [answered(false)])
      .when({ ...answer(['A']), at: later })
      .thenRecords(answered(true, later));
    given(reviewDay, [answered(true)])
      .when(answer(['A']))
      .thenRefuses({ code: 'AlreadyReviewed' });
  });

  it('took no longer than since the answer before it', () => {
    given(reviewDay, [answered(false)])
      .when({ ...answer(['A']), at: soon, seconds: 500 })
      .thenRecords(answered(true, soon, 120));
    given(reviewDay, [answered(false, soon)])
      .when({ ...answer(['A']), at: noon })
      .thenRecords(answered(true, noon, 0));
  });

  it('is held to the options of the question', () => {
    given(reviewDay, [])
      .when(answer(['E']))
      .thenRefuses({ code: 'OptionNotOnQuestion', questionId, label: 'E' });
    given(reviewDay, [])
      .when(answer(['A', 'B']))
      .thenRefuses({ code: 'OneAnswerOnly', questionId });
  });

  it('says how well a right answer was remembered', () => {
    given(reviewDay, [answered(true)])
      .when(rate('easy'))
      .thenRecords({
        type: 'ReviewRated',
        data: {
          learnerId: learner,
          at: later,
          itemId: itemNamed('one'),
          answeredAt: noon,
          day: today,
          rating: 'easy',
        },
      });
  });

  it('adds nothing by saying the same again', () => {
    given(reviewDay, [answered(true)])
      .when(rate('good'))
      .thenRecords();
  });

  it('cannot rate what was missed or never answered', () => {
    given(reviewDay, [answered(false)])
      .when(rate('easy'))
      .thenRefuses({ code: 'MissedReview' });
    given(reviewDay, []).when(rate('easy')).thenRefuses({ code: 'ReviewNotFound' });
  });
});
