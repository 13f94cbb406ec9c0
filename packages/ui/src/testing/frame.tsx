import type { ReactNode } from 'react';
import * as css from './frame.css.ts';

/** Room around what a story shows. */
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

/** Something to stand behind what is shown. */
export const Page = ({ children }: { children?: ReactNode }) => (
  <div className={css.page}>
    {children}
    <main id="main" tabIndex={-1} className={css.prose}>
      <h1>夜航船</h1>
      <p>
        灯塔不亮的时候，先找东边第二根桅杆。阿灯说，老水手都这么走：数到第七次浪，再转舵，船头会自己认得家。
      </p>
      <p>
        <a href="/game-library">翻翻航海日志</a>
      </p>
    </main>
  </div>
);
