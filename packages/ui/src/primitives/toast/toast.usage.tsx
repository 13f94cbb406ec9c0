import { useEffect, useMemo, useState } from 'react';
import { usage } from '../../internal/testing/usage.tsx';
import { TextField } from '../text-field/index.ts';
import { createToastStore, type ToastTone, ToastViewport } from './index.ts';

interface ShownProps {
  tone: ToastTone;
  message: string;
}

/** A toast that stays. */
function Shown({ tone, message }: ShownProps) {
  const store = useMemo(() => createToastStore(), []);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const id = store.show(tone, message, { duration: 0 });
    return () => store.close(id);
  }, [store, tone, message]);
  return <div ref={setPlace}>{place && <ToastViewport store={store} container={place} />}</div>;
}

export const toastUsage = usage(
  {
    saved: { zh: '昵称已改好', en: 'Nickname changed', ja: 'ニックネームを変更しました' },
    phone: { zh: '手机号', en: 'Phone number', ja: '電話番号' },
    wrong: {
      zh: '请输入正确的手机号',
      en: 'Enter a valid number',
      ja: '正しい番号を入力してください',
    },
    good: {
      zh: '事情在别处办成了，说一声，三秒后自己走。',
      en: 'Something succeeded out of sight. The toast says so, and leaves after three seconds.',
      ja: '見えないところで済んだことを知らせ、三秒で消えます。',
    },
    bad: {
      zh: '输入框的错误三秒后就不见了：写在框下面，它才等得到人改。',
      en: 'An error of a field is gone after three seconds. Below the field it waits until it is corrected.',
      ja: '入力欄のエラーが三秒で消えてしまいます。欄の下なら、直すまで残ります。',
    },
  },
  (texts) => ({
    good: { why: texts.good, isWide: true, drawn: <Shown tone="success" message={texts.saved} /> },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <>
          <Shown tone="error" message={texts.wrong} />
          <TextField label={texts.phone} defaultValue="1380013" />
        </>
      ),
    },
  }),
);
