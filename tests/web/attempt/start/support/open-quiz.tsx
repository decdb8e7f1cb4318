import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '../../../../../domain/contracts/account.ts';
import { QuizPage } from '../../../../../web/features/attempt/start/quiz-page.tsx';
import { figures, learner, overviewFact } from './facts.ts';
import { fakeServer } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

type Opening = { readonly user?: User | null; readonly at?: string; readonly bodies?: object };

export const openQuiz = ({ user = learner(), at = '/quiz', bodies = {} }: Opening = {}) => {
  const server = fakeServer({
    'GET /api/progress': figures(),
    'GET /api/attempts/open': [],
    'GET /api/quiz/overview/RT': overviewFact(),
    'GET /api/quiz/overview/RN': overviewFact({ healthcareField: 'RN' }),
    ...bodies,
  });
  const { show } = renderPage(<QuizPage />, { user, at });
  return { server, user: userEvent.setup(), show };
};

export const pro = (own = {}) => learner({ subscriptionTier: 'monthly', ...own });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const address = () => screen.getByLabelText('Address').textContent;
export const tile = (label: string) => screen.getByText(label).parentElement?.textContent;
