import { describe, expect, it } from 'vitest';
import {
  lostFinding,
  missedTopics,
  startFinding,
} from '../../../../web/features/attempt/results/area-findings.ts';
import { bandDistance } from '../../../../web/features/attempt/results/band-distance.ts';
import {
  missingRightReason,
  missingWrongReason,
  optionReasons,
} from '../../../../web/features/attempt/results/option-reasons.ts';
import {
  filtered,
  reviewedQuestions,
} from '../../../../web/features/attempt/results/reviewed-questions.ts';
import { verdictOf } from '../../../../web/features/attempt/results/verdict.ts';
import { clockTime, spokenTime } from '../../../../web/format/duration.ts';
import { band } from '../../../../web/ui/band.ts';
import { detailsOf, questionsOf, result } from '../start/support/facts.ts';

describe('the verdict on a question', () => {
  it('[QUIZ-34] is skipped, not incorrect, when it was left unanswered', () => {
    expect(verdictOf({ userAnswer: '', correct: false })).toBe('skipped');
    expect(verdictOf(undefined)).toBe('skipped');
  });

  it('is correct or incorrect when it was answered', () => {
    expect(verdictOf({ userAnswer: 'B', correct: true })).toBe('correct');
    expect(verdictOf({ userAnswer: 'A,C', correct: false })).toBe('incorrect');
  });

  it('filters a paper without renumbering it', () => {
    const all = reviewedQuestions(result());
    expect(filtered(all, 'all')).toHaveLength(4);
    expect(filtered(all, 'incorrect').map(({ number }) => number)).toEqual([2]);
    expect(filtered(all, 'skipped').map(({ number }) => number)).toEqual([3]);
  });
});

describe('the colour of a score', () => {
  it.each([
    [100, 'green'],
    [80, 'green'],
    [79, 'amber'],
    [70, 'amber'],
    [69, 'red'],
    [0, 'red'],
  ])('[QUIZ-36] of %i is %s', (score, color) => {
    expect(band(score).color).toBe(color);
  });

  it.each([
    [92, 'Strong: 12 points above the 80% goal'],
    [80, 'Strong: right at the 80% goal'],
    [79, 'Borderline: 1 point below the 80% goal'],
    [70, 'Borderline: 10 points below the 80% goal'],
    [69, 'Needs\u00a0work: 1 point below 70%'],
    [0, 'Needs\u00a0work: 70 points below 70%'],
  ])('of %i is told as %j', (score, words) => {
    expect(bandDistance(score)).toBe(words);
  });
});

describe('why an option is right or wrong', () => {
  const [question] = questionsOf(1);
  const [detail] = detailsOf(questionsOf(1));
  const options = question?.options ?? [];

  it('[QUIZ-39] is what the answers call said', () => {
    const reasons = optionReasons({ options, chosen: ['A'], detail });
    expect(reasons.map(({ isKey, isChosen, reason }) => [isKey, isChosen, reason])).toEqual([
      [false, true, 'Reason A for item-1.'],
      [true, false, 'Reason B for item-1.'],
      [false, false, 'Reason C for item-1.'],
      [false, false, 'Reason D for item-1.'],
    ]);
  });

  it('[ERR-31] [ERR-32] is told in general words where the reason is missing or blank', () => {
    const silent = detail && {
      ...detail,
      answerExplanations: { [options[0]?.text ?? '']: '  ' },
    };
    expect(
      optionReasons({ options, chosen: [], detail: silent }).map(({ reason }) => reason),
    ).toEqual([missingWrongReason, missingRightReason, missingWrongReason, missingWrongReason]);
    expect(missingRightReason).toBe(
      'This is the correct answer based on evidence-based healthcare practices',
    );
    expect(missingWrongReason).toBe(
      'This option does not align with current evidence-based guidelines or contains factual inaccuracies.',
    );
  });

  it('is not told at all while the answers are not known', () => {
    expect(optionReasons({ options, chosen: ['B'], detail: undefined })[1]).toEqual({
      ...options[1],
      isChosen: true,
      isKey: false,
    });
  });
});

describe('where the points were lost', () => {
  const area = (name: string, correct: number, total: number) => ({ name, correct, total });

  it.each([
    ['No misses in any area', [area('A', 3, 3), area('B', 2, 2)]],
    ['Your one miss was in A', [area('A', 2, 3), area('B', 2, 2)]],
    ['All 3 misses were in A', [area('A', 0, 3), area('B', 2, 2)]],
    ['2 of your 3 misses were in A', [area('A', 1, 3), area('B', 1, 2)]],
    ['Your misses are spread over several areas', [area('A', 2, 3), area('B', 1, 2)]],
  ])('reads %j', (finding, areas) => {
    expect(lostFinding(areas)).toBe(finding);
  });

  it.each([
    ['', [area('A', 3, 3)]],
    ['Start with A: your only miss.', [area('A', 2, 3), area('B', 2, 2)]],
    ['Start with B: all 3 of your misses.', [area('A', 2, 2), area('B', 0, 3)]],
    ['Start with A: 1 of your 2 misses.', [area('A', 0, 1), area('B', 1, 2)]],
  ])('begins with %j', (start, areas) => expect(startFinding(areas)).toBe(start));

  it('names the missed topics of an area, the most missed first', () => {
    const questions = questionsOf(8);
    const answers = questions.map(({ id }, index) => ({
      questionId: id,
      userAnswer: index === 7 ? '' : 'A',
      seconds: 1,
      correct: ![0, 3, 7].includes(index),
    }));
    const missed = missedTopics({ questions, answers }, 'Interventions');
    expect(missed).toBe('Mechanical ventilation (2), COPD exacerbation');
    expect(missedTopics({ questions, answers }, 'Patient Data')).toBe('');
  });

  it('names no more than three missed topics of an area', () => {
    const questions = questionsOf(5).map((question, index) => ({
      ...question,
      category: 'Everything',
      topic: `Topic ${index + 1}`,
    }));
    expect(missedTopics({ questions, answers: [] }, 'Everything')).toBe(
      'Topic 1, Topic 2, Topic 3 and 2 more',
    );
  });
});

describe('a time', () => {
  it.each([
    [0, '0:00', '0 s'],
    [7.4, '0:07', '7 s'],
    [60, '1:00', '1 min'],
    [1330, '22:10', '22 min 10 s'],
    [3600, '1:00:00', '1 h'],
    [9678, '2:41:18', '2 h 41 min'],
  ])('of %f seconds reads %j on a clock and %j in words', (seconds, clock, words) => {
    expect([clockTime(seconds), spokenTime(seconds)]).toEqual([clock, words]);
  });
});
