import { usage } from '../../internal/testing/usage.tsx';
import { Chip, FilterBar } from './index.ts';

export const chipUsage = usage(
  {
    kind: { zh: '类别', en: 'Kind', ja: '種類' },
    all: { zh: '全部', en: 'All', ja: 'すべて' },
    items: { zh: '道具', en: 'Items', ja: 'アイテム' },
    places: { zh: '地点', en: 'Places', ja: '場所' },
    game: { zh: '夜航船', en: 'Night Ferry', ja: '夜航船' },
    state: { zh: '更新中', en: 'Updating', ja: '更新中' },
    good: {
      zh: '一两个字，带上数量，按下去列表就变。',
      en: 'One or two words and a number. A press changes the list at once.',
      ja: '一、二語と件数だけ。押すと一覧がすぐ変わります。',
    },
    bad: {
      zh: '只是一个状态，按了什么也不会变：用 Badge。',
      en: 'A state that changes nothing when pressed is a Badge.',
      ja: '押しても何も変わらない状態表示には Badge を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <FilterBar
          label={texts.kind}
          defaultValue="all"
          options={[
            { value: 'all', label: texts.all, count: 390 },
            { value: 'item', label: texts.items, count: 302 },
            { value: 'place', label: texts.places, count: 88 },
          ]}
        />
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <>
          {texts.game}
          <Chip>{texts.state}</Chip>
        </>
      ),
    },
  }),
);
