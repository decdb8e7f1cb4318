import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Film } from '../../../web/features/medical-images/viewer/film.tsx';
import { learner } from '../attempt/start/support/facts.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';

const show = (openiId: string | null) => {
  const source = { imageUrl: '/image.png', thumbnailUrl: '/thumbnail.png', openiId };
  renderPage(<Film source={source} alt="A chest X-ray" />, { user: learner(), at: '/' });
};
const image = () => screen.queryByRole('img', { name: 'A chest X-ray' });
const fail = (): void => {
  const shown = image();
  if (shown) fireEvent.error(shown);
};

describe('an image that does not load', () => {
  it('[ERR-43] gives way to its thumbnail, and that to a link to the source case', () => {
    show('CXR1000_IM-0003-1001');
    expect(image()?.getAttribute('src')).toBe('/image.png');
    fail();
    expect(image()?.getAttribute('src')).toBe('/thumbnail.png');
    fail();
    expect(image()).toBeNull();
    const link = screen.getByRole('link', { name: 'Open the source case' });
    expect(link.getAttribute('href')).toContain('CXR1000_IM-0003-1001');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('has no link where it has no source case', () => {
    show(null);
    fail();
    fail();
    expect(screen.getByText('No image data available.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
