import enFilm from '../films/en.mp4?url';
import enPoster from '../films/en.webp?url';
import jaFilm from '../films/ja.mp4?url';
import jaPoster from '../films/ja.webp?url';
import zhFilm from '../films/zh.mp4?url';
import zhPoster from '../films/zh.webp?url';

type Language = 'zh' | 'en' | 'ja';

/** The product's film (spec §2). */
export interface Film {
  src: string;
  title: string;
  /** Known of our own film only, not of one that is configured. */
  own?: {
    poster: string;
    /** What the film shows, for people who can't see it and for search engines. */
    description: string;
    /** As it is shown, and as search engines read it. */
    length: string;
    duration: string;
    /** The day it was made, for search engines. */
    made: string;
  };
}

const facts = { length: '0:24', duration: 'PT24S', made: '2026-11-22' };

/** Their texts are not in the catalogues: every page loads those, and few need these. */
const films: Record<Language, Film> = {
  zh: {
    src: zhFilm,
    title: '伙伴短片',
    own: {
      poster: zhPoster,
      description:
        '夜里，三个伙伴围着一块亮着的游戏屏幕。有人问第三盏灯怎么点，一个伙伴回答了；灯亮起来，大家都跳了起来。',
      ...facts,
    },
  },
  en: {
    src: enFilm,
    title: 'The Companion film',
    own: {
      poster: enPoster,
      description:
        'At night, three companions sit round a lit game. Somebody asks how to light the third lamp, one of them answers; the lamp burns, and all of them jump for joy.',
      ...facts,
    },
  },
  ja: {
    src: jaFilm,
    title: 'コンパニオンの映像',
    own: {
      poster: jaPoster,
      description:
        '夜、明るいゲーム画面を三人の相棒が囲んでいます。三つ目の灯りのつけ方を聞かれ、ひとりが答えると、灯りがともり、みんなが跳びあがって喜びます。',
      ...facts,
    },
  },
};

/** Ours in the page's language, or the one that is configured. */
export const filmOf = (language: Language, configured: string | undefined): Film =>
  configured === undefined ? films[language] : { src: configured, title: films[language].title };
