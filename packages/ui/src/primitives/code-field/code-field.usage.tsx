import { usage } from '../../internal/testing/usage.tsx';
import { Button } from '../button/index.ts';
import { CodeField } from './index.ts';

export const codeFieldUsage = usage(
  {
    code: { zh: '验证码', en: 'Code', ja: '確認コード' },
    again: { zh: '重新发送', en: 'Send again', ja: '再送信' },
    room: { zh: '房间号', en: 'Room number', ja: 'ルーム番号' },
    good: {
      zh: '短信里的六位数，旁边就能再要一条。',
      en: 'The six digits of a text message. Another one can be asked for beside them.',
      ja: 'SMS の六桁。再送信もすぐ横にあります。',
    },
    bad: {
      zh: '房间号不是短信验证码：手机会拿短信来填它。',
      en: 'A room number is no code of a message, but the phone would offer one.',
      ja: 'ルーム番号は SMS のコードではないのに、端末が SMS から補完してしまいます。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <CodeField
          label={texts.code}
          defaultValue="270318"
          trailing={
            <Button tone="quiet" size="s">
              {texts.again}
            </Button>
          }
        />
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: <CodeField label={texts.room} defaultValue="4471" />,
    },
  }),
);
