import { Theme } from '@radix-ui/themes';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tooltip } from '../../../web/ui/tooltip.tsx';

const openFlag = () => {
  render(
    <Theme>
      <Tooltip content="Flag this question">
        <button type="button">Flag</button>
      </Tooltip>
    </Theme>,
  );
  return screen.getByRole('button', { name: 'Flag' });
};

describe('a tooltip', () => {
  it('[CACHE-08] opens 700 ms after the pointer came to rest', async () => {
    const flag = openFlag();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).hover(flag);
    await vi.advanceTimersByTimeAsync(500);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    const tooltip = await screen.findByRole('tooltip');
    expect(within(tooltip).getByText('Flag this question')).toBeTruthy();
    vi.useRealTimers();
  });
});
