import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AppTheme } from '../../../web/app/app-theme.tsx';
import { examCount, examRows } from '../../../web/features/landing/exam-rows.ts';
import { Exams } from '../../../web/features/landing/exams.tsx';

describe('the exams of the landing page', () => {
  it('are the 18 of the product, with their size and time', () => {
    expect(examCount).toBe(18);
    expect(examRows.find(({ exam }) => exam === 'CSE')).toMatchObject({
      label: 'Respiratory Therapist',
      size: '22 cases',
      time: '4 h',
    });
    expect(examRows.find(({ exam }) => exam === 'Praxis SLP')).toMatchObject({
      size: '132 questions',
      time: '2 h 30',
    });
  });

  it('lead to an account, from the tables and from the list of small screens', () => {
    render(
      <AppTheme>
        <MemoryRouter>
          <Exams />
        </MemoryRouter>
      </AppTheme>,
    );
    const [first, second] = screen.getAllByRole('table');
    expect(within(first as HTMLElement).getAllByRole('link')).toHaveLength(9);
    expect(within(second as HTMLElement).getAllByRole('link')).toHaveLength(9);
    expect(screen.getAllByRole('link', { name: 'NBDHE' })).toHaveLength(2);
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toBe('/auth');
  });
});
