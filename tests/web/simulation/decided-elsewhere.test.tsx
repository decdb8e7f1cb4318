import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pointOf, rightOption, wrongOption } from './support/simulation-server.ts';
import { choose, goOn, heading, open, optionButton, pass, told } from './support/sitting.tsx';

const decisions = '/api/simulations/walk-1/decisions';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const toldText = async () => (await told()).closest('[role="status"]')?.textContent;

describe('a decision that was made in another tab', () => {
  it('is shown as it was made there, whatever is chosen here', async () => {
    const opened = await open();
    const [right, wrong] = [rightOption(0, 0), wrongOption(0, 0)];
    opened.decideElsewhere(0, 0, wrong);
    await choose(opened, right);
    expect(await toldText()).toContain(pointOf(0, 0).feedback.incorrect[wrong]);
    expect(screen.getByText('Your decision: incorrect')).toBeTruthy();
    await screen.findAllByText('You already made this decision. Choices are final.');
    expect(opened.letters()).toEqual([wrong]);
    await goOn(opened);
    expect(heading()).toBe('Decision 2 of 3');
  });

  it('is the same decision where the same was chosen, and the walk goes on where it stands', async () => {
    const opened = await open();
    opened.decideElsewhere(0, 0, rightOption(0, 0));
    opened.decideElsewhere(0, 1, rightOption(0, 1));
    await choose(opened, rightOption(0, 0));
    expect(await toldText()).toContain(pointOf(0, 0).feedback.correct);
    await goOn(opened);
    expect(heading()).toBe('Decision 3 of 3');
    expect(optionButton('A').getAttribute('aria-disabled')).toBe('false');
    expect(opened.letters()).toHaveLength(2);
  });

  it('is met no more with a patient whom that tab has treated', async () => {
    const opened = await open();
    for (const point of [0, 1, 2]) opened.decideElsewhere(0, point, rightOption(0, point));
    opened.decideElsewhere(1, 0, rightOption(1, 0));
    await choose(opened, wrongOption(0, 0));
    await goOn(opened);
    expect(heading()).toBe('Scenario Complete');
    await pass(2200);
    expect(screen.getByText('Problem 2')).toBeTruthy();
    expect(heading()).toBe('Decision 2 of 3');
  });
});

describe('a decision whose answer was lost', () => {
  it('is shown when it was recorded, and sent once', async () => {
    const opened = await open();
    opened.server.on('POST', decisions, (call) => {
      opened.decide(call);
      return 'offline';
    });
    const right = rightOption(0, 0);
    await choose(opened, right);
    expect(await toldText()).toContain(pointOf(0, 0).feedback.correct);
    expect(screen.queryByText('Decision not saved')).toBeNull();
    expect(opened.server.callsTo('POST', decisions)).toHaveLength(1);
    await goOn(opened);
    expect(heading()).toBe('Decision 2 of 3');
  });

  it('is asked for again when nobody can tell', async () => {
    const opened = await open();
    opened.server.on('POST', decisions, () => 'offline');
    opened.server.on('GET', '/api/simulations/walk-1', () => 'offline');
    await opened.user.click(optionButton('A'));
    await screen.findAllByText('Your decision could not be sent. Choose again.');
    expect(heading()).toBe('Decision 1 of 3');
    opened.server.on('POST', decisions, opened.decide);
    await choose(opened, 'A');
    expect(opened.letters()).toEqual(['A']);
  });
});

describe('a decision that is refused for a reason of its own', () => {
  it.each([
    [429, 'TooManyTries', 'Too many attempts. Wait 3 s and try again.'],
    [400, 'OptionNotOffered', 'This decision does not have that option.'],
    [409, 'KeyReused', 'This Idempotency-Key already names another request.'],
    [503, 'Unavailable', 'Boardwell is busy. Try again in a moment.'],
  ])('advances nothing and throws nothing away: %i %s', async (status, code, message) => {
    const opened = await open();
    await choose(opened, rightOption(0, 0));
    await goOn(opened);
    opened.server.on('POST', decisions, () => ({ status, body: { message, code } }));
    await opened.user.click(optionButton('A'));
    await screen.findAllByText(message);
    expect(heading()).toBe('Decision 2 of 3');
    opened.server.on('POST', decisions, opened.decide);
    await choose(opened, 'A');
    expect(opened.letters()).toEqual([rightOption(0, 0), 'A']);
  });
});

describe('a decision that is pressed twice in one moment', () => {
  it('is sent once', async () => {
    const opened = await open();
    const [one, other] = [optionButton('A'), optionButton('B')];
    one.click();
    other.click();
    await told();
    expect(opened.server.callsTo('POST', decisions)).toHaveLength(1);
    expect(opened.letters()).toEqual(['A']);
  });
});
