import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, heading, openRunner, savedAnswers } from './support/open-runner.tsx';

const open = async () => {
  const opened = await openRunner();
  opened.server.on('GET', '/api/laboratory-values', () => ({ body: [] }));
  return opened;
};

const panel = (name: string) => screen.queryByRole('complementary', { name });
const calculatorKeys = () => screen.findByRole('group', { name: 'Calculator keys' });

describe('the panels beside a question', () => {
  it('open and close by K and L wherever the focus is, one at a time', async () => {
    const { server, user } = await open();
    await user.click(button('Next Question'));
    await user.keyboard('k');
    await waitFor(async () => expect(document.activeElement).toBe(await calculatorKeys()));
    await user.keyboard('l');
    expect(panel('Calculator')).toBeNull();
    expect(document.activeElement).toBe(panel('Lab values'));
    await user.keyboard('l');
    expect(panel('Lab values')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Question 2 of 4');
    await user.keyboard('lk');
    // Opened again its keys are there at once, and get the focus all the same.
    await waitFor(async () => expect(document.activeElement).toBe(await calculatorKeys()));
    await user.keyboard('k');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(savedAnswers(server).filter((saved) => !saved.endsWith('time only'))).toEqual([]);
  });

  it('keep what stands in the calculator while another one is open', async () => {
    const { user } = await open();
    await user.keyboard('k');
    await calculatorKeys();
    await user.keyboard('42');
    await user.keyboard('l');
    await user.keyboard('k');
    await calculatorKeys();
    expect(screen.getByLabelText('Calculator display').textContent).toBe('42');
  });

  it('leave K and L to whoever types a text', async () => {
    const { user } = await open();
    await user.keyboard('l');
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'alkaline');
    expect(search).toHaveProperty('value', 'alkaline');
    expect(panel('Lab values')).not.toBeNull();
  });

  it('close by Escape from the question too, and leave the focus there', async () => {
    const { user } = await open();
    await user.keyboard('k');
    await calculatorKeys();
    const option = screen.getByRole('radio', { name: /noninvasive/ });
    await user.click(option);
    await user.keyboard('{Escape}');
    expect(panel('Calculator')).toBeNull();
    expect(document.activeElement).toBe(option);
  });

  it('stay open under a dialog that Escape closes first', async () => {
    const { user } = await open();
    await user.keyboard('l');
    await screen.findByRole('searchbox');
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(panel('Lab values')).not.toBeNull();
  });

  it('take the focus when they are opened from the menu, and give it back to its button', async () => {
    const { user } = await open();
    button('Tools').focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: /^Lab values/ })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(panel('Lab values')));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Tools'));
  });
});

describe('the dialogs over a question', () => {
  it('the map gives the focus back to its button, and to the question that was jumped to', async () => {
    const { user } = await open();
    button('Question map').focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Question map' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('Question map')));
    await user.keyboard('m');
    const map = await screen.findByRole('dialog', { name: 'Question map' });
    await user.click(within(map).getByRole('button', { name: /^Question 3/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Question 3 of 4');
    expect(heading()).toBe('Question 3 of 4');
  });

  it.each(['n', '?'])('what %s opens gives the focus back to where it was', async (key) => {
    const { user } = await open();
    const option = screen.getByRole('radio', { name: /noninvasive/ });
    await user.click(option);
    await user.keyboard(key);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(option));
  });

  it('a break gives the focus to the question that comes back', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /noninvasive/ }));
    await user.keyboard('p');
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Question 1 of 4'));
  });

  it('a break takes the focus wherever it was, and Tab does not leave it', async () => {
    const { user } = await open();
    button('Tools').focus();
    await user.keyboard('p');
    const resume = await screen.findByRole('button', { name: 'Resume' });
    await waitFor(() => expect(document.activeElement).toBe(resume));
    await user.tab();
    expect(document.activeElement).toBe(resume);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(button('Tools')));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
