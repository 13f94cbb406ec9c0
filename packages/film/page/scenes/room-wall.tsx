import { Layer } from '../layer.tsx';

/** The wall with the window, a poster and a shelf. */
export function Wall({ t }: { t: number }) {
  return (
    <Layer>
      <defs>
        <linearGradient id="wallpaper" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="oklch(0.2 0.022 268)" />
          <stop offset="1" stopColor="oklch(0.235 0.026 272)" />
        </linearGradient>
        <linearGradient id="out" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="oklch(0.22 0.045 272)" />
          <stop offset="1" stopColor="oklch(0.36 0.06 285)" />
        </linearGradient>
        <clipPath id="glass">
          <rect x="96" y="112" width="206" height="222" rx="6" />
        </clipPath>
      </defs>
      <rect x="-300" y="-300" width="1900" height="1400" fill="url(#wallpaper)" />
      {/* Boards. */}
      {Array.from({ length: 17 }, (_, index) => (
        <path
          key={index}
          d={`M${-160 + index * 100} 430V760`}
          stroke="oklch(0.19 0.02 268)"
          strokeWidth="2.5"
        />
      ))}
      <path d="M-300 430H1600" stroke="oklch(0.285 0.026 272)" strokeWidth="9" />
      <path d="M-300 436H1600" stroke="oklch(0.175 0.02 268)" strokeWidth="3" />

      {/* The window of the scene before, from inside. */}
      <g clipPath="url(#glass)">
        <rect x="96" y="112" width="206" height="222" fill="url(#out)" />
        <circle cx="246" cy="166" r="44" fill="oklch(0.93 0.05 95 / 0.12)" />
        <circle cx="246" cy="166" r="21" fill="oklch(0.93 0.05 95)" />
        {[
          [120, 140],
          [168, 128],
          [146, 184],
          [206, 214],
          [280, 230],
          [116, 226],
        ].map(([x = 0, y = 0], index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="1.5"
            fill="oklch(0.95 0.02 90)"
            opacity={0.5 + 0.3 * Math.sin(t / 500 + index)}
          />
        ))}
        <path
          d="M96 334V282h28v-22h24v36h30v-58h22v74h34v-38h24v-20h26v46h24v34z"
          fill="oklch(0.185 0.03 270)"
        />
        <path
          d="M132 276h4M186 252h4M188 268h4M262 276h4"
          stroke="oklch(0.8 0.12 70)"
          strokeWidth="4"
        />
      </g>
      <path d="M199 112V334M96 223H302" stroke="oklch(0.31 0.028 270)" strokeWidth="6" />
      <rect
        x="96"
        y="112"
        width="206"
        height="222"
        rx="8"
        fill="none"
        stroke="oklch(0.33 0.028 270)"
        strokeWidth="10"
      />
      <rect x="80" y="334" width="238" height="12" rx="4" fill="oklch(0.34 0.03 270)" />
      {/* On the sill. */}
      <path d="M118 334v-16q0-4 4-4h22q4 0 4 4v16z" fill="oklch(0.5 0.1 40)" />
      <path
        d="M133 314q-16-14-12-32q12 8 12 24q2-22 16-28q4 20-16 36z"
        fill="oklch(0.5 0.09 150)"
      />

      {/* Poster. */}
      <g transform="rotate(-2 1136 250)">
        <rect x="1108" y="196" width="112" height="150" rx="5" fill="oklch(0.34 0.06 210)" />
        <circle cx="1164" cy="252" r="26" fill="oklch(0.62 0.08 200)" />
        <path d="M1108 300q28-20 56-4t56-8v58h-112z" fill="oklch(0.26 0.05 220)" />
        <path d="M1152 294l12-34l12 34z" fill="oklch(0.85 0.05 90)" />
        <path
          d="M1118 326h58"
          stroke="oklch(0.85 0.05 90 / 0.7)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <rect x="1150" y="190" width="28" height="11" fill="oklch(0.8 0.06 90 / 0.5)" />
      </g>
      {/* Shelf. */}
      <g>
        <rect x="1050" y="150" width="250" height="10" rx="3" fill="oklch(0.4 0.06 50)" />
        <path d="M1076 160v18M1270 160v18" stroke="oklch(0.33 0.05 50)" strokeWidth="6" />
        {[
          [1090, 20, 66, 25],
          [1112, 16, 74, 210],
          [1130, 24, 60, 300],
          [1156, 15, 70, 150],
          [1173, 18, 56, 85],
        ].map(([x = 0, width = 0, height = 0, hue = 0]) => (
          <g key={x}>
            <rect
              x={x}
              y={150 - height}
              width={width}
              height={height}
              rx="2"
              fill={`oklch(0.46 0.075 ${hue})`}
            />
            <path
              d={`M${x + 4} ${150 - height + 10}h${width - 8}`}
              stroke={`oklch(0.66 0.07 ${hue})`}
              strokeWidth="3"
            />
          </g>
        ))}
        <path d="M1196 150l14-62l18 4l-14 58z" fill="oklch(0.5 0.08 30)" />
      </g>
    </Layer>
  );
}
