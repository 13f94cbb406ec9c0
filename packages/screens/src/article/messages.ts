import { defineMessages } from '@companion/ui/i18n';

export const articleMessages = defineMessages({
  updated: {
    id: 'screens.article.updated',
    defaultMessage: '{date}更新',
    description: 'Date of the last change of an article',
  },
  about: {
    id: 'screens.article.about',
    defaultMessage: '文中提到',
    description: 'Title of the entities that an article names',
  },
  related: {
    id: 'screens.article.related',
    defaultMessage: '接着看',
    description: 'Title of related articles',
  },
  question: {
    id: 'screens.article.question',
    defaultMessage: '有人问',
    description: 'Label of the question that an article answers',
  },
});

export const plateMessages = defineMessages({
  route: {
    id: 'screens.plate.route',
    defaultMessage: '地图',
    description: 'Kind of a drawing: a map',
  },
  phases: {
    id: 'screens.plate.phases',
    defaultMessage: '打法',
    description: 'Kind of a drawing: how a fight goes',
  },
  section: {
    id: 'screens.plate.section',
    defaultMessage: '剖面',
    description: 'Kind of a drawing: a cut through a place',
  },
  lanes: {
    id: 'screens.plate.lanes',
    defaultMessage: '分路',
    description: 'Kind of a drawing: roads side by side',
  },
  beats: {
    id: 'screens.plate.beats',
    defaultMessage: '拍子',
    description: 'Kind of a drawing: patterns of beats',
  },
  gears: {
    id: 'screens.plate.gears',
    defaultMessage: '齿轮',
    description: 'Kind of a drawing: trains of toothed wheels',
  },
  recipe: {
    id: 'screens.plate.recipe',
    defaultMessage: '配方',
    description: 'Kind of a drawing: what makes what',
  },
  table: {
    id: 'screens.plate.table',
    defaultMessage: '对照表',
    description: 'Kind of a drawing: a table',
  },
  play: {
    id: 'screens.plate.play',
    defaultMessage: '听这一段',
    description: 'Button: plays a pattern of beats',
  },
  blow: {
    id: 'screens.plate.blow',
    defaultMessage: '挥',
    description: 'A beat on which the boss strikes',
  },
  answer: {
    id: 'screens.plate.answer',
    defaultMessage: '按',
    description: 'A beat on which the player presses',
  },
  rest: {
    id: 'screens.plate.rest',
    defaultMessage: '空',
    description: 'An empty beat',
  },
  tell: {
    id: 'screens.plate.tell',
    defaultMessage: '前兆',
    description: 'What announces a blow of a boss',
  },
  window: {
    id: 'screens.plate.window',
    defaultMessage: '时机',
    description: 'When or how to answer a blow of a boss',
  },
  damage: {
    id: 'screens.plate.damage',
    defaultMessage: '结果',
    description: 'What the answer to a blow of a boss does',
  },
  inText: {
    id: 'screens.plate.inText',
    defaultMessage: '{number}，看正文',
    description: 'Label of a number on a drawing. It leads to its phrase in the text.',
  },
});
