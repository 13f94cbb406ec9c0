import { Miniature, usage } from '../../internal/testing/usage.tsx';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './index.ts';

const nothing = () => {};

export const dialogUsage = usage(
  {
    rename: { zh: '改个名字', en: 'Change the name', ja: '名前を変える' },
    name: { zh: '新名字', en: 'New name', ja: '新しい名前' },
    save: { zh: '改好了', en: 'Save', ja: '保存する' },
    saved: { zh: '保存成功', en: 'Saved', ja: '保存しました' },
    done: { zh: '你的昵称已经改好了。', en: 'Your name was changed.', ja: '名前を変更しました。' },
    fine: { zh: '知道了', en: 'OK', ja: '閉じる' },
    good: {
      zh: '一件小事，人自己要来的，做完原地接着看。',
      en: 'A small matter that somebody asked for. Afterwards they are where they were.',
      ja: '本人が頼んだ小さな用事。済めば元の場所です。',
    },
    bad: {
      zh: '报个喜还要人关掉它：用 toast。',
      en: 'Good news that has to be closed. Use a toast.',
      ja: 'よい知らせを閉じさせています。toast で足ります。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <Miniature device="phone" height={340}>
          {(container) => (
            <Dialog open suspended onClose={nothing} title={texts.rename} {...{ container }}>
              <TextField label={texts.name} defaultValue="Lumen" />
              <Button tone="primary">{texts.save}</Button>
            </Dialog>
          )}
        </Miniature>
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <Miniature device="phone" height={340}>
          {(container) => (
            <Dialog open suspended onClose={nothing} title={texts.saved} {...{ container }}>
              <p>{texts.done}</p>
              <Button tone="primary">{texts.fine}</Button>
            </Dialog>
          )}
        </Miniature>
      ),
    },
  }),
);
