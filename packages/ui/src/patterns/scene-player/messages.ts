import { defineMessages } from '../../i18n/index.ts';

export const sceneMessages = defineMessages({
  path: {
    id: 'ui.scene.path',
    defaultMessage: '走过的路',
    description: 'Name of the row of lamps, one for each scene seen; for screen readers',
  },
  step: {
    id: 'ui.scene.step',
    defaultMessage: '回到第 {step} 幕',
    description: 'Name of one of these lamps: leads back to that scene',
  },
  here: {
    id: 'ui.scene.here',
    defaultMessage: '第 {step} 幕，正在这里',
    description: 'Name of the last of these lamps: the scene one is in',
  },
  say: {
    id: 'ui.scene.say',
    defaultMessage: '说出来',
    description: 'Button that says to the companion what was written',
  },
  ending: {
    id: 'ui.scene.ending',
    defaultMessage: '结局',
    description: 'Stands before the title of an ending',
  },
  restart: {
    id: 'ui.scene.restart',
    defaultMessage: '从头再来',
    description: 'Button that begins the story again',
  },
  back: {
    id: 'ui.scene.back',
    defaultMessage: '退一步',
    description: 'Button that leads back to the scene before',
  },
});
