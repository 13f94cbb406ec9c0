import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/index.ts';
import * as css from './frame.css.ts';

export const Frame = ({ children }: { children: ReactNode }) => (
  <div className={css.frame}>{children}</div>
);

export const Row = ({ caption, children }: { caption?: string; children: ReactNode }) => (
  <section>
    {caption !== undefined && <p className={css.caption}>{caption}</p>}
    <div className={css.row}>{children}</div>
  </section>
);

export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={css.stack}>{children}</div>
);

const inChinese = {
  title: '夜航船',
  text: '灯塔不亮的时候，先找东边第二根桅杆。阿灯说，老水手都这么走：数到第七次浪，再转舵，船头会自己认得家。',
  link: '翻翻航海日志',
};

const translations: Readonly<Record<string, typeof inChinese>> = {
  en: {
    title: 'Night Ferry',
    text: 'When the lighthouse is dark, look for the second mast to the east. Old sailors all go by it, says Lumen: count to the seventh wave before you turn the wheel, and the bow will know its way home.',
    link: 'Leaf through the logbook',
  },
  ja: {
    title: '夜航船',
    text: '灯台が消えている夜は、東から二本目の帆柱をさがす。古い船乗りはみんなこう進む、とアカリは言う。七つ目の波を数えてから舵を切れば、舳先が家を思い出す。',
    link: '航海日誌をめくる',
  },
};

export function Page({ children }: { children?: ReactNode }) {
  const { title, text, link } = translations[useLocale()] ?? inChinese;
  return (
    <div className={css.page}>
      {children}
      <main id="main" tabIndex={-1} className={css.prose}>
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a href="/game-library">{link}</a>
        </p>
      </main>
    </div>
  );
}
