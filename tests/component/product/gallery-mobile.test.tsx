// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GalleryMobile } from '@/components/product/detail/gallery-mobile';

const texts = {
  ...{ label: 'Pictures', zoom: 'Enlarge', closer: 'Closer', close: 'Close', previous: 'Previous', next: 'Next' },
  video: 'Film',
  pictures: ['Front', 'Side', 'Nameplate'],
};
const shown = () => screen.getAllByRole('listitem').filter((slide) => slide.querySelector('.pic > img')).length;

describe('the pictures of a product on a phone', () => {
  it('load only the first until touched', () => {
    render(<GalleryMobile pictures={['a.jpg', 'b.jpg', 'c.jpg']} video={null} texts={texts} name="Pump" />);
    const slides = screen.getByRole('list', { name: 'Pump' });
    expect(shown()).toBe(1);
    expect(slides.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    expect(screen.getByRole('link', { name: 'Nameplate' })).toBeTruthy();
    fireEvent.pointerDown(slides);
    expect(shown()).toBe(3);
  });

  it('load all for keyboard users', () => {
    render(<GalleryMobile pictures={['a.jpg', 'b.jpg']} video={null} texts={texts} name="Pump" />);
    fireEvent.focus(screen.getByRole('list', { name: 'Pump' }));
    expect(shown()).toBe(2);
  });

  it('load the enlarged version only when opened', () => {
    const { container } = render(<GalleryMobile pictures={['a.jpg']} video={null} texts={texts} name="Pump" />);
    expect(container.querySelector('dialog img')?.getAttribute('loading')).toBe('lazy');
  });
});
