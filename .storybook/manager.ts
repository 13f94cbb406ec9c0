import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '伙伴 Companion',
    brandUrl: './',
    colorPrimary: '#c2620f',
    colorSecondary: '#b4560b',
    appBg: '#f6f2ec',
    barSelectedColor: '#b4560b',
  }),
});
