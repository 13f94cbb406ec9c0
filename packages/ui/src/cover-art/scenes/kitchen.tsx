import * as css from '../cover-art.css.ts';
import type { Scene } from './scene.ts';

/** A counter under one lamp, pots that steam, stars in the window. */
export const kitchen: Scene = ({ brush, glow, lamp }) => {
  const stars = brush.row(18, () => ({
    x: brush.between(430, 730),
    y: brush.between(70, 290),
    r: brush.between(1, 3),
  }));
  const pans = brush.row(4, (share) => ({ x: 90 + share * 230, size: brush.between(0.7, 1.1) }));
  const pot = brush.between(250, 330);
  return (
    <>
      <rect width="800" height="600" className={css.near} opacity="0.86" />
      <rect x="420" y="60" width="320" height="240" rx="10" className={css.outside} />
      <circle cx="650" cy="120" r="190" fill={glow} opacity="0.6" />
      {stars.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} className={css.bright} />
      ))}
      <path d="M580 60V300M420 180H740" className={css.darkLine} strokeWidth="8" />
      <path d="M40 96H370" className={css.darkLine} strokeWidth="8" />
      {pans.map(({ x, size }) => (
        <g key={x} transform={`translate(${x} 96) scale(${size})`}>
          <path d="M0 0V52" className={css.darkLine} strokeWidth="7" />
          <circle cx="0" cy="84" r="34" className={css.middle} />
          <circle cx="-6" cy="78" r="24" className={css.line} strokeWidth="2" opacity="0.5" />
        </g>
      ))}
      <ellipse cx={pot} cy="420" rx="330" ry="210" fill={lamp} opacity="0.72" />
      <path d={`M${pot} -10V190`} className={css.darkLine} strokeWidth="4" />
      <path d={`M${pot - 70} 236q8 -50 70 -50t70 50z`} className={css.nearest} />
      <ellipse cx={pot} cy="236" rx="70" ry="9" className={css.lamp} />
      <rect y="470" width="800" height="130" className={css.nearest} />
      <path d={`M${pot - 92} 392h184v70q0 24 -24 24h-136q-24 0 -24 -24z`} className={css.middle} />
      <path
        d={`M${pot - 104} 392h208`}
        className={css.line}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d={`M${pot - 40} 372c-18 -30 18 -40 0 -76M${pot} 366c-18 -32 18 -46 0 -82M${pot + 40} 372c-18 -30 18 -40 0 -76`}
        className={css.brightLine}
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.55"
      />
      {brush.row(3, (share) => (
        <path
          key={share}
          d={`M${pot + 150 + share * 190} 440h76q-4 34 -38 34t-38 -34z`}
          className={css.far}
        />
      ))}
    </>
  );
};
