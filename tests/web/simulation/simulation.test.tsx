import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { patients, pointOf, rightOption, wrongOption } from './support/simulation-server.ts';
import {
  choose,
  goOn,
  heading,
  open,
  optionButton,
  pass,
  told,
  treat,
} from './support/sitting.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
const monitor = () => screen.getByRole('img', { name: /^Patient monitor/ });

describe('a decision of the clinical simulation', () => {
  it('[CSE-01] opens in a screen of its own, with patient, monitor, results and options', async () => {
    await open();
    expect(screen.getByText('Problem 1')).toBeTruthy();
    expect(screen.getByText(pointOf(0, 0).situation)).toBeTruthy();
    expect(screen.getAllByText(patients[0]?.patientInfo.diagnosis ?? '')).not.toEqual([]);
    const { hr } = patients[0]?.initialPresentation.vitalSigns ?? {};
    expect(monitor().getAttribute('aria-label')).toContain(`Heart rate ${hr}`);
    expect(screen.getAllByRole('columnheader', { name: 'On arrival' })).not.toEqual([]);
    expect(
      within(screen.getByRole('group', { name: 'Options' })).getAllByRole('button'),
    ).toHaveLength(pointOf(0, 0).options.length);
    expect(
      screen.getByText('Your choice is final and affects the patient right away.'),
    ).toBeTruthy();
  });

  it('[CSE-02] is locked once one option was picked', async () => {
    const opened = await open();
    await choose(opened, wrongOption(0, 0));
    expect(screen.queryByRole('group', { name: 'Options' })).toBeNull();
    await opened.user.keyboard(rightOption(0, 0));
    expect(opened.server.callsTo('POST', '/api/simulations/walk-1/decisions')).toHaveLength(1);
    expect(screen.getByText('Your decision: incorrect')).toBeTruthy();
    expect(screen.getAllByText('Correct decision')).not.toEqual([]);
  });

  it('[CSE-03] shows the feedback of the pick, and a screen reader hears it', async () => {
    const opened = await open();
    const wrong = wrongOption(0, 0);
    await choose(opened, wrong);
    const feedback = pointOf(0, 0).feedback.incorrect[wrong] ?? '';
    expect((await told()).closest('[role="status"]')?.textContent).toContain(feedback);
  });

  it('[CSE-04] [CSE-05] changes the vital signs and the status of the patient', async () => {
    const opened = await open();
    expect(screen.getByText('Stable')).toBeTruthy();
    const right = rightOption(0, 0);
    await choose(opened, right);
    const { vitalSignChanges, clinicalStatus } = pointOf(0, 0).consequences.correct;
    const word = clinicalStatus.charAt(0).toUpperCase() + clinicalStatus.slice(1);
    expect(screen.getAllByText(word)).not.toEqual([]);
    if (vitalSignChanges.spo2) {
      expect(monitor().getAttribute('aria-label')).toContain(`saturation ${vitalSignChanges.spo2}`);
    }
    if (vitalSignChanges.hr) {
      expect(monitor().getAttribute('aria-label')).toContain(`Heart rate ${vitalSignChanges.hr}`);
    }
  });

  it('[CSE-06] goes on by itself after 4 s, and not before', async () => {
    const opened = await open();
    await choose(opened, rightOption(0, 0));
    await pass(3500);
    expect(heading()).toBe('Decision 1 of 3');
    await pass(1000);
    expect(heading()).toBe('Decision 2 of 3');
    expect(screen.getByText(pointOf(0, 1).situation)).toBeTruthy();
  });

  it('stays for as long as the learner wants to read', async () => {
    const opened = await open();
    await choose(opened, rightOption(0, 0));
    await opened.user.click(screen.getByRole('button', { name: 'Stay here' }));
    await pass(60_000);
    expect(heading()).toBe('Decision 1 of 3');
    await goOn(opened);
    expect(heading()).toBe('Decision 2 of 3');
  });

  it('is made by letter or digit, and left with Enter', async () => {
    const opened = await open();
    await opened.user.keyboard('2');
    await told();
    expect(opened.letters()).toEqual(['B']);
    await opened.user.keyboard('{Enter}');
    expect(heading()).toBe('Decision 2 of 3');
    await opened.user.keyboard('c');
    await told();
    expect(opened.letters()).toEqual(['B', 'C']);
  });

  it('can be made again when it did not reach the server', async () => {
    const opened = await open();
    opened.server.on('POST', '/api/simulations/walk-1/decisions', () => 'offline');
    await opened.user.click(optionButton('A'));
    await screen.findAllByText('Your decision could not be sent. Choose again.');
    expect(optionButton('A').getAttribute('aria-disabled')).toBe('false');
  });

  it.each([
    ['improved', 'Improved', 'green'],
    ['worsened', 'Worsened', 'red'],
    ['critical', 'Critical', 'red'],
    ['stable', 'Stable', 'gray'],
  ])('[CSE-09] shows a patient who is %s', async (status, word, color) => {
    const opened = await open({ status });
    await choose(opened, 'A');
    const badges = screen
      .getAllByText(word)
      .map((badge) => badge.getAttribute('data-accent-color'));
    expect(badges).toContain(color);
  });

  it('[CSE-10] shows a status that it does not know as neutral', async () => {
    const opened = await open({ status: 'guarded' });
    await choose(opened, 'A');
    const badges = screen.getAllByText('Guarded');
    expect(badges.map((badge) => badge.getAttribute('data-accent-color'))).toContain('gray');
  });
});

describe('the way through a simulation', () => {
  it('[CSE-07] [CSE-09] rests for 2 s after a patient, before the next one arrives stable', async () => {
    const opened = await open();
    await treat(opened, 0);
    expect(heading()).toBe('Scenario Complete');
    await pass(1500);
    expect(heading()).toBe('Scenario Complete');
    await pass(700);
    expect(heading()).toBe('Decision 1 of 3');
    expect(screen.getByText('Problem 2')).toBeTruthy();
    expect(screen.getByText('Stable')).toBeTruthy();
  });

  it('[CSE-08] [CSE-11] ends with what was right, the percentage, and nothing skipped', async () => {
    const opened = await open();
    await choose(opened, wrongOption(0, 0));
    await goOn(opened);
    await choose(opened, rightOption(0, 1));
    await goOn(opened);
    await choose(opened, rightOption(0, 2));
    await goOn(opened);
    await pass(2100);
    await treat(opened, 1);
    await screen.findByRole('heading', { level: 1, name: /^CSE complete/ });
    expect(screen.getByText(/^5 of 6 decisions right, 83% accuracy/)).toBeTruthy();
    expect(screen.getByText('Pace').parentElement?.textContent).toMatch(/ per decision$/);
    const skipped = screen.getByText('Skipped').parentElement;
    expect(skipped?.textContent).toBe('Skipped0');
  });

  it('is resumed at the first decision that is open', async () => {
    const { made } = await open();
    expect(made).toEqual([]);
    await waitFor(() => expect(heading()).toBe('Decision 1 of 3'));
  });

  it('asks the server for the result when the time is over', async () => {
    const { server } = await open({ secondsLeft: 6 });
    await pass(6500);
    expect(screen.getByText('Time is up.')).toBeTruthy();
    await pass(4000);
    expect(server.callsTo('GET', '/api/simulations/walk-1').length).toBeGreaterThan(1);
  });
});

describe('a simulation that is over', () => {
  it('can be walked again, and a past decision looked at with another choice', async () => {
    const opened = await open();
    await treat(opened, 0);
    await pass(2100);
    await treat(opened, 1);
    await screen.findByRole('heading', { name: 'Review your decisions' });
    const options = screen.getByRole('radiogroup', { name: 'What if' });
    const right = rightOption(0, 0);
    expect(within(options).getByRole('radio', { checked: true }).textContent).toContain(
      'Your decision, Correct decision',
    );
    const wrong = wrongOption(0, 0);
    await opened.user.click(within(options).getByRole('radio', { name: new RegExp(`^${wrong}`) }));
    expect(
      await screen.findByText(pointOf(0, 0).feedback.incorrect[wrong] ?? '', { exact: false }),
    ).toBeTruthy();
    expect(screen.getByText(`What if ${wrong}`)).toBeTruthy();
    expect(opened.server.callsTo('POST', '/api/simulations/walk-1/forks')).toMatchObject([
      { body: { point: 0, optionId: wrong } },
    ]);
    expect(opened.letters()[0]).toBe(right);
  });

  it('tells nothing of a patient who is in another one that is open', async () => {
    const opened = await open({ isFirstUnderWay: true });
    await treat(opened, 0);
    await pass(2100);
    await treat(opened, 1);
    await screen.findByRole('heading', { name: 'Review your decisions' });
    expect(
      screen.getByText(
        'This patient is in a simulation you have open. Come back once you finish it.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'What if' })).toBeNull();
  });
});
