import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { QuizPage } from '../../../../web/features/attempt/start/quiz-page.tsx';
import { learner } from '../../attempt/start/support/facts.ts';
import { renderPage } from '../../attempt/start/support/render-page.tsx';
import { rightOption, simulationServer } from './simulation-server.ts';

/** A learner in front of the first decision; the caller has faked the timers. */
export const open = async (options: Parameters<typeof simulationServer>[0] = {}) => {
  const served = simulationServer(options);
  const { unmount } = renderPage(<QuizPage />, { user: learner(), at: '/quiz?attempt=walk-1' });
  await screen.findByRole('heading', { level: 1, name: 'Decision 1 of 3' });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { ...served, user, unmount };
};
type Opened = Awaited<ReturnType<typeof open>>;

export const optionButton = (id: string) =>
  within(screen.getByRole('group', { name: 'Options' })).getByRole('button', {
    name: new RegExp(`^${id}`),
  });
export const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const told = () => screen.findByText(/^(Correct|Incorrect)\./);

export const choose = async ({ user }: Opened, id: string) => {
  await user.click(optionButton(id));
  await told();
};
export const goOn = ({ user }: Opened) =>
  user.click(screen.getByRole('button', { name: 'Continue' }));

/** Every decision of a patient, made right. */
export const treat = async (opened: Opened, patient: number) => {
  for (const point of [0, 1, 2]) {
    await choose(opened, rightOption(patient, point));
    await goOn(opened);
  }
};
