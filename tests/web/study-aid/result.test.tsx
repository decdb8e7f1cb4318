import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Result } from '../../../web/features/study-aid/result.tsx';
import { type ShownAid, shownAid } from '../../../web/features/study-aid/shown-aid.ts';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';

const back = 'See <img src=x onerror="alert(1)"> and https://example.com';
const content = {
  definitions: [{ term: 'Asthma', definition: back, detail: 'It comes and goes.' }],
};

const show = (madeBy: NonNullable<ShownAid['madeBy']>) => {
  fakeServer({});
  const shown = shownAid({ id: 'aid-1', topic: 'Asthma' }, 'definitions', content);
  renderPage(<Result shown={{ ...shown, madeBy }} />, { user: learner(), at: '/study-aid' });
};

describe('who made a study aid', () => {
  it('is the built-in knowledge base, with its sources', () => {
    show({ model: null, standsIn: null, sources: ['standard texts'] });
    expect(screen.getByText('Built-in knowledge base')).toBeTruthy();
    expect(screen.getByText(/After standard texts/)).toBeTruthy();
    expect(screen.queryByText(/mistakes/)).toBeNull();
  });

  it('is a model, whose words may be wrong and are shown as text', () => {
    show({ model: 'gpt-4o', standsIn: null, sources: [] });
    expect(screen.getByText('Written by gpt-4o')).toBeTruthy();
    expect(screen.getByText('Checked against its form; may contain mistakes.')).toBeTruthy();
    expect(screen.getByText(back)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
    expect(screen.queryByRole('link', { name: /example/ })).toBeNull();
  });

  it.each([
    ['budget-spent', 'Built-in knowledge base: today’s budget for the model is spent.'],
    ['model-failed', 'Built-in knowledge base: the model gave no usable answer.'],
  ] as const)('is the built-in knowledge base for want of a model: %s', (standsIn, words) => {
    show({ model: null, standsIn, sources: [] });
    expect(screen.getByText(words)).toBeTruthy();
  });
});
