import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sharing } from '../../../domain/contracts/institution.ts';
import { JoinSchoolPage } from '../../../web/features/institution/join-school-page.tsx';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';

const token = `7d0f6a52-3b84-4c0e-9b6a-5e2d8c7f1a99.${'q'.repeat(43)}`;
const at = `/join-school#${token}`;

describe('an invitation of a school', () => {
  it('shows what the school sees, and takes the seat only after a yes', async () => {
    const server = fakeServer({
      'POST /api/schools/invitation': { school: 'Lakeside College' },
      'POST /api/schools/join': {},
    });
    renderPage(<JoinSchoolPage />, { user: learner(), at });
    await screen.findByRole('heading', { name: 'Take a seat at Lakeside College' });
    for (const line of [...sharing.sees, ...sharing.neverSees]) {
      expect(screen.getByText(line)).toBeDefined();
    }
    expect(screen.getByLabelText('Address').textContent).toBe('/join-school');
    expect(server.callsTo('POST', '/api/schools/join')).toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'I agree, take the seat' }));
    await screen.findByRole('heading', { name: 'You have a seat at Lakeside College' });
  });

  it('shows a visitor the name of the school and the way to sign in, and no list', async () => {
    fakeServer({ 'POST /api/schools/invitation': { school: 'Lakeside College' } });
    renderPage(<JoinSchoolPage />, { user: null, at });
    await screen.findByRole('heading', { name: 'Lakeside College invites you' });
    expect(screen.queryByText(sharing.sees[0])).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Sign in or sign up' }));
    expect(screen.getByLabelText('Address').textContent).toBe('/auth');
  });

  it('says so where the link was not copied whole', async () => {
    fakeServer({});
    renderPage(<JoinSchoolPage />, { user: null, at: '/join-school' });
    await screen.findByRole('heading', { name: 'This invitation does not work' });
  });
});
