import { defineMessages } from '../../i18n/index.ts';

export const sceneMessages = defineMessages({
  path: {
    id: 'ui.scene.path',
    defaultMessage: '走过的路',
    description: 'Accessible name of the list of visited scenes',
  },
  step: {
    id: 'ui.scene.step',
    defaultMessage: '回到第 {step} 幕',
    description: 'Accessible name of a button that goes back to a visited scene',
  },
  here: {
    id: 'ui.scene.here',
    defaultMessage: '第 {step} 幕，正在这里',
    description: 'Accessible name of the last of these buttons: the current scene',
  },
  say: {
    id: 'ui.scene.say',
    defaultMessage: '说出来',
    description: 'Button that sends the written reply to the companion',
  },
  ending: {
    id: 'ui.scene.ending',
    defaultMessage: '结局',
    description: 'Label before the title of an ending',
  },
  restart: {
    id: 'ui.scene.restart',
    defaultMessage: '从头再来',
    description: 'Button that restarts the story',
  },
  back: {
    id: 'ui.scene.back',
    defaultMessage: '退一步',
    description: 'Button that goes back to the previous scene',
  },
});
