import { describe, expect, it } from 'vitest';
import { readable } from './readable.ts';

describe('code of a story', () => {
  it('has the values of fields with the name `current`', () => {
    const args = {
      items: [
        { label: 'Home', href: '/m', current: true },
        { label: 'Events', href: '/m/activity/', current: false },
        { label: 'About', href: '/m/about-us/', current: undefined },
      ],
    };
    const printed = `<MenuDialog
  items={[
    {
      current: '[Circular]',
      href: '/m'
    },
    {
      current: '[Circular]',
      href: '/m/activity/'
    },
    {
      current: '[Circular]',
      href: '/m/about-us/'
    }
  ]}
/>`;
    expect(readable(printed, args)).toBe(`<MenuDialog
  items={[
    {
      current: true,
      href: '/m'
    },
    {
      current: false,
      href: '/m/activity/'
    },
    {
      href: '/m/about-us/'
    }
  ]}
/>`);
  });

  it('leaves such fields out where their values are unknown', () => {
    expect(readable(`<Tabs at={{ current: '[Circular]', key: 1 }} />`, {})).toBe(
      '<Tabs at={{ key: 1 }} />',
    );
  });

  it('has no names of a build', () => {
    expect(readable('<Button onClick={function $Y(){}} />', {})).toBe(
      '<Button onClick={() => {}} />',
    );
  });

  it('has no addresses of this page', () => {
    expect(readable('<VideoDialog src="blob:http://localhost/1-2" />', {})).toBe(
      '<VideoDialog src="/film.mp4" />',
    );
  });
});
