import { defineMessages } from '../../i18n/index.ts';

export const captchaMessages = defineMessages({
  title: {
    id: 'ui.captcha.title',
    defaultMessage: '把拼图推进缺口',
    description: 'What to do with the slider; also the name of the challenge',
  },
  picture: {
    id: 'ui.captcha.picture',
    defaultMessage: '一幅缺了一块的画',
    description: 'Says what the picture is to those who do not see it',
  },
  handle: {
    id: 'ui.captcha.handle',
    defaultMessage: '拼图的位置',
    description: 'Name of the slider; heard by screen readers only',
  },
  position: {
    id: 'ui.captcha.position',
    defaultMessage: '离左边 {percent}%',
    description: 'Where the piece is; heard by screen readers only',
  },
  hint: {
    id: 'ui.captcha.hint',
    defaultMessage: '拖动滑块，点轨道，或用方向键；对准后按回车',
    description: 'The ways to move the piece',
  },
  left: {
    id: 'ui.captcha.left',
    defaultMessage: '向左一点',
    description: 'Button that moves the piece a little to the left',
  },
  right: {
    id: 'ui.captcha.right',
    defaultMessage: '向右一点',
    description: 'Button that moves the piece a little to the right',
  },
  confirm: {
    id: 'ui.captcha.confirm',
    defaultMessage: '就放这里',
    description: 'Button that submits the place of the piece',
  },
  refresh: {
    id: 'ui.captcha.refresh',
    defaultMessage: '换一张图',
    description: 'Button for another picture',
  },
  back: {
    id: 'ui.captcha.back',
    defaultMessage: '返回',
    description: 'Button that closes the challenge and goes back to the form',
  },
  loading: {
    id: 'ui.captcha.loading',
    defaultMessage: '正在准备图片……',
    description: 'While the challenge is loading',
  },
  checking: {
    id: 'ui.captcha.checking',
    defaultMessage: '正在核对……',
    description: 'While the server checks the answer',
  },
  solved: {
    id: 'ui.captcha.solved',
    defaultMessage: '对上了',
    description: 'The piece is in its place',
  },
  expired: {
    id: 'ui.captcha.expired',
    defaultMessage: '这张图放得太久，过期了',
    description: 'The challenge is too old to be answered',
  },
  wrongPlace: {
    id: 'ui.captcha.wrongPlace',
    defaultMessage: '差了一点，换了一张新图',
    description:
      'After "Verification failed": the piece was not in its place, and there is a new picture',
  },
  failed: {
    id: 'ui.captcha.failed',
    defaultMessage: '验证失败',
    description: 'spec §8: the challenge was not solved',
  },
  missingResult: {
    id: 'ui.captcha.missingResult',
    defaultMessage: '获取验证信息失败',
    description: 'spec §8: the challenge was solved, but its result did not arrive',
  },
  notInitialised: {
    id: 'ui.captcha.notInitialised',
    defaultMessage: '验证码未初始化',
    description: 'spec §8: the challenge could not be loaded',
  },
  checkNetwork: {
    id: 'ui.captcha.checkNetwork',
    defaultMessage: '看看网络是否通畅，再试一次',
    description: 'What to do when the challenge could not be loaded or checked',
  },
  retry: {
    id: 'ui.captcha.retry',
    defaultMessage: '再试一次',
    description: 'Button that loads the challenge again',
  },
  withoutPicture: {
    id: 'ui.captcha.withoutPicture',
    defaultMessage: '不看图，换一种方式',
    description: 'Button for the way without the picture: the device does a calculation instead',
  },
  withPicture: {
    id: 'ui.captcha.withPicture',
    defaultMessage: '还是用拼图',
    description: 'Button that goes back from the calculation to the picture',
  },
  proving: {
    id: 'ui.captcha.proving',
    defaultMessage: '不用你动手：这台设备正在算一道题，来证明你不是程序',
    description: 'While the device does the calculation',
  },
  progress: {
    id: 'ui.captcha.progress',
    defaultMessage: '计算进度',
    description: 'Name of the progress bar; heard by screen readers only',
  },
});
