import { Theme } from '@radix-ui/themes';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CitedText } from '../../../web/features/tutor/thread/cited-text.tsx';

const fact = (topic: string) => ({
  id: topic,
  topic,
  question: `What is ${topic}?`,
  answer: `${topic} is so.`,
  reason: 'For a reason.',
  source: 'standard texts',
});

const shown = (text: string) =>
  render(
    <Theme>
      <CitedText text={text} cites={[fact('Gout'), fact('Sepsis')]} />
    </Theme>,
  );

describe('an answer with marks', () => {
  it('opens what a mark stands on, in place, one at a time', () => {
    shown('Crystals.[1] Or not.[2]');
    fireEvent.click(screen.getByRole('button', { name: 'Reference 1: Gout' }));
    expect(screen.getByRole('group', { name: 'Reference 1' }).textContent).toContain(
      'Gout is so. For a reason.Source: standard texts',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Reference 2: Sepsis' }));
    expect(screen.queryByRole('group', { name: 'Reference 1' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close reference 2' }));
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('sets what is asked apart, and shows no mark of a fact that there is not', () => {
    shown('Next: **Which one?** So.[7]');
    expect(screen.getByText('Which one?').tagName).toBe('STRONG');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows what is still being written without its marks', () => {
    shown('Next: **Which o');
    expect(document.body.textContent).toContain('Next: Which o');
  });
});
