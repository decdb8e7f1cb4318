import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import mapStyles from '../../../../web/features/attempt/runner/question-map.module.css';
import styles from '../../../../web/features/attempt/runner/runner.module.css';
import { classes } from '../../../../web/ui/classes.ts';
import { button, heading, openRunner } from './support/open-runner.tsx';

type Opened = Awaited<ReturnType<typeof openRunner>>;

const marksSent = ({ server }: Opened) =>
  server
    .callsTo('PUT', /\/marks\//)
    .map(({ path, body }) => `${path.split('/').at(-1)} ${JSON.stringify(body)}`);

describe('marking a question', () => {
  it('takes off in one press the flag that it brought from an earlier paper', async () => {
    const marks = [{ questionId: 'item-1', flagged: true, struck: [], note: '' }];
    const opened = await openRunner({ marks });
    const flag = button('Flag this question');
    expect(flag.getAttribute('aria-pressed')).toBe('true');
    await opened.user.click(flag);
    expect(flag.getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(marksSent(opened)).toEqual(['item-1 {"flagged":false}']));
  });

  it('flags it by key and by button, and finds it again on the map', async () => {
    const opened = await openRunner();
    const { user } = opened;
    await user.keyboard('f{Enter}{Enter}');
    await user.click(button('Flag this question'));
    expect(button('Flag this question').getAttribute('aria-pressed')).toBe('true');
    await waitFor(() =>
      expect(marksSent(opened)).toEqual(['item-1 {"flagged":true}', 'item-3 {"flagged":true}']),
    );
    await user.keyboard('m');
    const map = await screen.findByRole('dialog', { name: 'Question map' });
    expect(within(map).getByRole('button', { name: 'Question 3, skipped, flagged' })).toBeDefined();
    await user.click(within(map).getByRole('button', { name: /^Flagged\s*2$/ }));
    const dimmed = within(map).getAllByRole('button', { name: /^Question / });
    expect(dimmed.map((cell) => cell.classList.contains(mapStyles['dimmed'] ?? ''))).toEqual([
      ...[false, true, false, true],
    ]);
    await user.click(within(map).getByRole('button', { name: 'Next flagged: 1' }));
    expect(heading()).toBe('Question 1 of 4');
    await user.keyboard('f');
    expect(button('Flag this question').getAttribute('aria-pressed')).toBe('false');
  });

  it('shows strike-outs and the note of an earlier sitting', async () => {
    const { user } = await openRunner({
      marks: [{ questionId: 'item-1', flagged: false, struck: ['C'], note: 'Think of COPD' }],
    });
    expect(button('Restore option C')).toBeDefined();
    await user.keyboard('n');
    const note = await screen.findByRole('textbox', { name: 'Note on question 1' });
    expect((note as HTMLTextAreaElement).value).toBe('Think of COPD');
  });

  it('saves a note when it is closed, and types no answer meanwhile', async () => {
    const opened = await openRunner();
    const { user } = opened;
    await user.keyboard('n');
    await user.type(await screen.findByRole('textbox'), 'abc: auto-PEEP');
    await user.click(button('Done'));
    await waitFor(() => expect(marksSent(opened)).toEqual(['item-1 {"note":"abc: auto-PEEP"}']));
    expect(opened.server.callsTo('PUT', /answers/)).toEqual([]);
  });

  it('covers the question during a break, and goes on after it', async () => {
    const { server, user } = await openRunner();
    await user.keyboard('p');
    const paused = await screen.findByRole('alertdialog', { name: 'Paused' });
    expect(screen.queryByText(/67-year-old man/)).toBeNull();
    await user.click(within(paused).getByRole('button', { name: 'Resume' }));
    expect(screen.getByText(/67-year-old man/)).toBeDefined();
    await waitFor(() =>
      expect(
        server.callsTo('POST', /pause|resume/).map(({ path }) => path.split('/').at(-1)),
      ).toEqual([...['pause', 'resume']]),
    );
  });

  it('calculates by keys beside the question, without choosing an option', async () => {
    const { server, user } = await openRunner();
    await user.keyboard('k');
    const keys = await screen.findByRole('group', { name: 'Calculator keys' });
    await waitFor(() => expect(document.activeElement).toBe(keys));
    await user.keyboard('0.1+0.2{Enter}');
    expect(screen.getByRole('status', { name: 'Calculator display' }).textContent).toBe('0.3');
    await user.click(button('Square root'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'Calculator' })).toBeNull();
    expect(server.callsTo('PUT', /answers/)).toEqual([]);
  });

  it('looks lab values up beside the question', async () => {
    const { server, user } = await openRunner();
    const potassium = {
      id: 'potassium',
      label: 'Potassium',
      group: 'Electrolytes',
      reference: '3.5 to 5.0 mEq/L',
      si: '3.5 to 5.0 mmol/L',
    };
    const ph = { ...potassium, id: 'ph', label: 'Arterial pH', group: 'Gases', si: null };
    server.on('GET', '/api/laboratory-values', () => ({ body: [potassium, ph] }));
    await user.keyboard('l');
    await screen.findByRole('rowheader', { name: 'Arterial pH' });
    await user.type(screen.getByRole('searchbox'), 'potas');
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      ...['Potassium'],
    ]);
    expect(screen.getByText('3.5 to 5.0 mmol/L')).toBeDefined();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('No matching tests.')).toBeDefined();
    await user.click(button('Close the lab values'));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('keeps text size and contrast in this browser', async () => {
    const { user, unmount } = await openRunner();
    await user.click(button('Tools'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Largest text' }));
    await user.click(button('Tools'));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'High contrast' }));
    const looks = () => document.querySelector(`.${styles['focus']}`)?.className;
    const chosen = classes(styles['focus'], styles['text-largest'], styles['strong']);
    expect(looks()).toBe(chosen);
    unmount();
    await openRunner();
    expect(looks()).toBe(chosen);
  });
});
