import { addons } from 'storybook/manager-api';
import { frames } from './frame.ts';

addons.setConfig({ theme: frames.night });
