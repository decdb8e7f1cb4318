import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { reviewedItem } from '../../../domain/contracts/item-review.ts';
import { ReviewedItemPage } from '../../../web/features/bank/item/reviewed-item-page.tsx';
import { ReviewPage } from '../../../web/features/bank/review-page.tsx';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';

const at = '2026-11-20T12:00:00.000Z';

const reviewed = (changes: Readonly<Record<string, unknown>> = {}) =>
  reviewedItem.parse({
    status: 'published',
    entry: {
      itemId: 'rt-one',
      revision: 2,
      field: 'RT',
      exam: 'TMC',
      area: 'Patient Data',
      stem: 'Which setting should be changed first?',
      concerns: [],
      reports: {},
      reportCount: 0,
      through: 0,
      newest: [],
      dismissed: null,
      asked: 0,
      facility: null,
      pointBiserial: null,
      medianSeconds: null,
      omitted: 0,
      type: 'single',
      options: ['Rate', 'Flow'].map((text, index) => ({
        id: `option${index}`,
        text,
        isKey: index === 0,
        chosen: 0,
      })),
    },
    exhibits: [{ title: 'Gas', blocks: [{ kind: 'text', text: 'PaCO2 is 58 mm Hg.' }] }],
    whys: [
      { id: 'option0', why: 'Minute ventilation is what is short.' },
      { id: 'option1', why: 'It shortens inspiration alone.' },
    ],
    explanation: 'Ventilation is mended by rate or volume.',
    pictures: [],
    steps: [],
    source: 'standard respiratory care texts',
    asOf: null,
    review: '2028-06',
    caseId: null,
    findings: [
      { severity: 'warning', rule: 'key-longest', detail: null },
      { severity: 'error', rule: 'one-key', detail: '2 keys' },
    ],
    history: [
      {
        what: 'rekeyed',
        at,
        revision: 2,
        by: 'an-editor',
        keyBefore: ['Flow'],
        key: ['Rate'],
        reason: 'The gas asks for ventilation.',
      },
      { what: 'published', at, revision: 2, by: null, changed: ['stem', 'reasons'] },
      { what: 'published', at, revision: 1, by: null, changed: null },
    ],
    ...changes,
  });

const showPage = () => {
  const page = (
    <Routes>
      <Route path="/admin/review/:itemId" element={<ReviewedItemPage />} />
    </Routes>
  );
  renderPage(page, { user: learner({ isAdmin: true }), at: '/admin/review/rt-one' });
};

const open = (changes: Readonly<Record<string, unknown>> = {}) => {
  fakeServer({ 'GET /api/admin/items/rt-one': reviewed(changes) });
  showPage();
};

describe('a question under review', () => {
  it('shows chart, reasons, rationale, source and what the rules find', async () => {
    open();
    expect(await screen.findByText('PaCO2 is 58 mm Hg.')).toBeTruthy();
    for (const text of [
      'Minute ventilation is what is short.',
      'Ventilation is mended by rate or volume.',
      'standard respiratory care texts',
      '2028-06',
      'The rules find 2 things',
      'The key is much longer than the other options.',
      'one-key: 2 keys',
    ]) {
      expect(screen.getByText(text), text).toBeTruthy();
    }
    expect(screen.getByRole('button', { name: 'Change the key' })).toBeTruthy();
  });

  it('tells its history, the latest first, and who did what', async () => {
    open();
    const list = await screen.findByRole('list', { name: 'History, the latest first' });
    const [rekeyed, revised, published] = within(list).getAllByRole('listitem');
    expect(rekeyed?.textContent).toContain('Key changed from “Flow” to “Rate”');
    expect(rekeyed?.textContent).toContain('The gas asks for ventilation.');
    const link = within(list).getByRole('link', { name: 'by an admin' });
    expect(link.getAttribute('href')).toBe('/admin/users/an-editor');
    expect(revised?.textContent).toContain('Revised: stem, reasons of options');
    expect(published?.textContent).toContain('Published');
  });

  it('says so where there is no question of that id, and offers no other try', async () => {
    const message = 'This question is not in the bank.';
    fakeServer({
      'GET /api/admin/items/rt-one': () => ({
        status: 404,
        body: { message, code: 'ItemNotPublished' },
      }),
    });
    showPage();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('takes no other key once it was withdrawn', async () => {
    open({ status: 'withdrawn', findings: [] });
    expect(await screen.findByText('Withdrawn: no new quiz or exam asks it')).toBeTruthy();
    expect(screen.getByText('The rules find nothing')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change the key' })).toBeNull();
  });
});

describe('finding a question', () => {
  it('goes to the page of any id, and nowhere with what is none', async () => {
    fakeServer({ 'GET /api/admin/items/review': { total: 0, entries: [] } });
    renderPage(<ReviewPage />, { user: learner({ isAdmin: true }), at: '/admin/review' });
    const user = userEvent.setup();
    const button = await screen.findByRole('button', { name: 'Open' });
    expect(button.hasAttribute('disabled')).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Id of a question' }), ' rt-one{Enter}');
    expect(screen.getByLabelText('Address').textContent).toBe('/admin/review/rt-one');
  });
});
