import { expect } from '@playwright/test';
import { itemField } from '../../domain/contracts/item-fields.ts';
import { callsOf } from './support/calls.ts';
import { openAdminPage } from './support/open-admin-page.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const adminPages = [
  { path: '/admin', heading: 'Admin Superpanel' },
  {
    path: '/admin/generation-dashboard',
    heading: 'Question Bank Generation Dashboard',
    call: 'GET /api/admin/generation-status',
  },
  { path: '/admin/review', heading: 'Questions to review', call: 'GET /api/admin/items/review' },
  { path: '/admin/operations', heading: 'Operations', call: 'GET /api/admin/operations' },
] as const;

test('[ROLE-10] [ROLE-11] a learner who opens a page of administrators sees Access Denied, and no call of theirs is made', async ({
  page,
  learner: _,
}) => {
  const calls = callsOf(page);
  for (const { path } of adminPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  }
  expect(calls.names()).toContain('GET /api/user');
  expect(calls.names().filter((name) => name.includes('/api/admin'))).toEqual([]);
});

test('[ROLE-10] [CONST-02] [ERR-40] an admin sees the professions of the bank, and is led to sign in once the session has ended', async ({
  page,
  context,
  learner,
  product,
}) => {
  const calls = callsOf(page);
  await product.makeAdmin(learner.username);
  for (const { path, heading, ...one } of adminPages) {
    await openAdminPage(page, path, heading);
    if ('call' in one) await expect.poll(calls.names).toContain(one.call);
  }

  await page.goto('/admin/generation-dashboard');
  const professions = ['RN', 'LPN', 'PT', 'PA', 'RT', 'MA'];
  for (const code of professions) {
    await expect(page.getByRole('rowheader').getByText(code, { exact: true })).toBeVisible();
  }
  const report = await page.request.get('/api/admin/generation-report', {
    headers: { accept: 'text/html' },
  });
  for (const code of ['USMLE1', 'USMLE2']) {
    expect(await report.text()).toContain(code);
  }
  for (const code of [...professions, 'USMLE1', 'USMLE2']) expect(itemField.parse(code)).toBe(code);

  await context.clearCookies();
  await page.route('/api/login', (route) => route.fulfill({ status: 204 }));
  const leaving = page.waitForRequest('/api/login');
  await page.getByRole('button', { name: 'Refresh Status' }).click();
  await expectToast(page, 'Unauthorized', 'Session expired. Please log in again.');
  await leaving;
  await page.unroute('/api/login');
  await page.goto('/api/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
