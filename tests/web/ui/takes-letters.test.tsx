import { Theme } from '@radix-ui/themes';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { SelectInput } from '../../../web/ui/form/select-input.tsx';
import { keepLettersInLists, takesLetters } from '../../../web/ui/takes-letters.ts';

const options = ['America/Chicago', 'America/New_York'].map((value) => ({ value, label: value }));

const openList = async () => {
  render(
    <Theme>
      <SelectInput
        label="Time zone"
        name="timeZone"
        placeholder="Choose"
        value="America/Chicago"
        onChange={() => undefined}
        options={options}
      />
    </Theme>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox'));
  return screen.findByRole('listbox');
};

/** Whether the browser is left to do what it does by this key. */
const isLeft = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe('an open list', () => {
  beforeAll(keepLettersInLists);

  it.each(['/', "'"])('keeps %s, which opens the quick search of Firefox', async (key) => {
    const list = await openList();
    expect(isLeft(screen.getAllByRole('option')[0] ?? list, key)).toBe(false);
    expect(isLeft(document.body, key)).toBe(true);
  });

  it('takes the letters that are typed into it', async () => {
    const list = await openList();
    expect(takesLetters(list)).toBe(true);
    expect(takesLetters(document.body)).toBe(false);
  });
});
