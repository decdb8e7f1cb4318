import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ReferralsTab } from '../../../web/features/referral/referrals-tab.tsx';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage, seeToast } from '../attempt/start/support/render-page.tsx';
import { noReferrals, referralsFact } from './referrals-fact.ts';

const openTab = async (stats = noReferrals) => {
  const server = fakeServer({ 'GET /api/referrals/stats': stats });
  const user = learner();
  renderPage(<ReferralsTab user={user} />, { user, at: '/progress' });
  await screen.findAllByText('Friends who pay');
  await waitFor(() => expect(document.querySelector('.rt-Skeleton')).toBeNull());
  return { server, user: userEvent.setup() };
};

const tile = (label: string) => screen.getByText(label).parentElement?.textContent;
const row = (text: string) => screen.getByText(text).closest('li') as HTMLElement;

describe('the referrals of a learner', () => {
  it('[REF-02] shows the referral code and copies it', async () => {
    const { user } = await openTab();
    expect(screen.getByText('MAYA-7Q4K')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await seeToast('Referral code copied');
    await expect(navigator.clipboard.readText()).resolves.toBe('MAYA-7Q4K');
  });

  it('[REF-03] copies the link where the browser cannot share', async () => {
    const { user } = await openTab();
    await user.click(screen.getByRole('button', { name: 'Share Referral Link' }));
    await seeToast('Referral link copied');
    await expect(navigator.clipboard.readText()).resolves.toMatch(/\/\?ref=MAYA-7Q4K$/);
  });

  it('[API-42] copies and shares without asking the server', async () => {
    const { server, user } = await openTab();
    const before = server.calls.length;
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await seeToast('Referral code copied');
    await user.click(screen.getByRole('button', { name: 'Share Referral Link' }));
    await seeToast('Referral link copied');
    expect(server.calls.slice(before)).toEqual([]);
  });

  it('[REF-03] opens the share sheet where there is one, and takes closing it for a choice', async () => {
    const { user } = await openTab();
    const closed = new DOMException('Closed', 'AbortError');
    const shared = vi.fn<Navigator['share']>().mockRejectedValue(closed);
    vi.stubGlobal('navigator', Object.assign(navigator, { share: shared }));
    await user.click(screen.getByRole('button', { name: 'Share Referral Link' }));
    expect(shared).toHaveBeenCalledWith(
      expect.objectContaining({ url: expect.stringMatching(/\/\?ref=MAYA-7Q4K$/) }),
    );
    expect(screen.queryByText('Referral link copied')).toBeNull();
    Reflect.deleteProperty(navigator, 'share');
  });

  it('[REF-04] [REF-05] [REF-06] lists what each gets, and which line is the learner’s own', async () => {
    await openTab();
    expect(row('+5 quiz credits').textContent).toContain('Applies to you');
    expect(row('$5.00 credit').textContent).not.toContain('Applies to you');
    expect(row('3 bonus days free').textContent).toContain('Your friend');
  });

  it('[REF-01] [REF-04] shows who joined, who pays and what each earned, and no name', async () => {
    await openTab(referralsFact());
    await screen.findByText('3 friends joined, 1 pay for Pro');
    expect(tile('Friends joined')).toContain('3');
    expect(tile('Friends who pay')).toContain('1');
    expect(tile('Credit earned')).toContain('$5.001 of 10 rewards this month');
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(-3)).toEqual([
      'Nov 16, 2026No paid invoice yetJoined+5 quiz credits',
      'Oct 20, 2026First invoice paid Nov 2, 2026Pays for Pro$5.00',
      'Oct 2, 2026Refunded Oct 16, 2026Refunded, taken backNone',
    ]);
  });

  it('says what will be there while nobody has joined', async () => {
    await openTab();
    await screen.findByRole('heading', { name: 'Nobody has joined by your code yet' });
  });
});
