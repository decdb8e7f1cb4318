import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPaper } from '../start/support/facts.ts';
import { seeToast } from '../start/support/render-page.tsx';
import { button, heading, isChosen, openRunner, savedAnswers } from './support/open-runner.tsx';
import { answered } from './support/sitting.ts';

/** As another tab of this browser tells that something of the paper reached the server. */
const tellFromAnotherTab = () => {
  const channel = new BroadcastChannel('attempt paper-1');
  channel.postMessage('another page');
  channel.close();
};

const answeredElsewhere = [answered('item-1', 'C'), answered('item-2', 'A')];

const nowOnServer = ({ server }: Awaited<ReturnType<typeof openRunner>>) =>
  server.on('GET', '/api/attempts/paper-1', () => ({
    body: openPaper({ answers: answeredElsewhere }),
  }));

const refusal = {
  status: 409,
  body: {
    message: 'This question was answered on another page meanwhile.',
    code: 'AnsweredElsewhere',
  },
};

describe('a quiz that is open in two tabs', () => {
  it('shows here what is answered there, while both are in sight', async () => {
    const opened = await openRunner();
    nowOnServer(opened);
    tellFromAnotherTab();
    await waitFor(() => expect(isChosen(/Intubate/)).toBe(true));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2');
  });

  it('does not ask for the paper anew for what it saved itself', async () => {
    const { server, user } = await openRunner();
    const before = server.callsTo('GET', '/api/attempts/paper-1').length;
    await user.keyboard('b');
    await screen.findByText('Saved');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(server.callsTo('GET', '/api/attempts/paper-1')).toHaveLength(before);
  });

  it('tells with an answer what it replaces, and all that may stand while it waits', async () => {
    const { server, user } = await openRunner({ answers: [answered('item-1', 'A')] });
    await user.keyboard('{ArrowLeft}b');
    await waitFor(() => expect(savedAnswers(server)).toContain('item-1 B'));
    const [call] = server.callsTo('PUT', '/api/attempts/paper-1/answers/item-1').slice(-1);
    expect(call?.body).toMatchObject({ userAnswer: 'B', instead: ['A'] });
  });

  it('says that it is behind, and shows what stands, before anything is overwritten', async () => {
    const opened = await openRunner();
    const { server, user } = opened;
    server.on('PUT', '/api/attempts/paper-1/answers/item-1', () => refusal);
    nowOnServer(opened);
    await user.keyboard('b');
    await seeToast('This question was answered on another page meanwhile.');
    await waitFor(() => expect(isChosen(/Intubate/)).toBe(true));
  });

  it('counts what was answered there before it asks whether to finish', async () => {
    const opened = await openRunner();
    const { user } = opened;
    await user.keyboard('m');
    await user.click(await screen.findByRole('button', { name: /^Question 4/ }));
    nowOnServer(opened);
    await user.click(button('Finish Quiz'));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Finish with unanswered questions?',
    });
    expect(dialog.textContent).toContain('2 questions are unanswered');
  });

  it('does not check an answer that was changed there', async () => {
    const opened = await openRunner({ mode: 'tutor', answers: [answered('item-1', 'A')] });
    const { server, user } = opened;
    await user.keyboard('{ArrowLeft}');
    expect(heading()).toBe('Question 1 of 4');
    server.on('GET', '/api/attempts/paper-1', () => ({
      body: openPaper({ mode: 'tutor', answers: answeredElsewhere }),
    }));
    await user.click(button('Check answer'));
    await seeToast(/That answer is shown now/);
    expect(server.callsTo('POST', /reveal/)).toEqual([]);
    expect(isChosen(/Intubate/)).toBe(true);
  });
});
