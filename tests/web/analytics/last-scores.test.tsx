import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openAnalytics } from './support/open-analytics.tsx';

// Nothing has a size here, and the charts ask for one.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 280));
});

describe('the last scores', () => {
  it('lead to their results, and name their areas', async () => {
    openAnalytics({}, '/analytics?view=detailed&tab=tracking');
    const panel = (await screen.findByRole('heading', { name: 'Your last 3 scores' })).closest(
      '.rt-Card',
    ) as HTMLElement;
    const links = within(panel).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Gases', '/quiz?attempt=quiz-4'],
      ['Airway', '/quiz?attempt=quiz-3'],
      ['Safety', '/quiz?attempt=quiz-2'],
    ]);
    expect(within(panel).getAllByText('RT/interventions')).toHaveLength(3);
  });
});
