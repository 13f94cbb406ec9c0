// Drawn by bundling/draw-icons.ts from lucide-react (ISC, © Lucide Icons and Contributors).
import { Glyph, type IconProps } from './glyph.tsx';

export const ALargeSmall = (props: IconProps) => <Glyph {...props} path="M15 16l 2.536-7.328a1.02 1.02 1 0 1 1.928 0L22 16M15.697 14h5.606M2 16l 4.039-9.69a.5.5 0 0 1 .923 0L11 16M3.304 13h6.392" />;
export const ArrowDown = (props: IconProps) => <Glyph {...props} path="M12 5v14M19 12l-7 7-7-7" />;
export const ArrowRight = (props: IconProps) => <Glyph {...props} path="M5 12h14M12 5l 7 7-7 7" />;
export const Check = (props: IconProps) => <Glyph {...props} path="M20 6 9 17l-5-5" />;
export const ChevronDown = (props: IconProps) => <Glyph {...props} path="M6 9l 6 6 6-6" />;
export const ChevronLeft = (props: IconProps) => <Glyph {...props} path="M15 18l-6-6 6-6" />;
export const ChevronRight = (props: IconProps) => <Glyph {...props} path="M9 18l 6-6-6-6" />;
export const CircleExclamationPoint = (props: IconProps) => <Glyph {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8L12 12M12 16L12.01 16" />;
export const CircleCheck = (props: IconProps) => <Glyph {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12" />;
export const Download = (props: IconProps) => <Glyph {...props} path="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l 5 5 5-5" />;
export const Globe = (props: IconProps) => <Glyph {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" />;
export const Info = (props: IconProps) => <Glyph {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01" />;
export const Menu = (props: IconProps) => <Glyph {...props} path="M4 5h16M4 12h16M4 19h16" />;
export const Moon = (props: IconProps) => <Glyph {...props} path="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401" />;
export const Play = (props: IconProps) => <Glyph {...props} path="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />;
export const Plus = (props: IconProps) => <Glyph {...props} path="M5 12h14M12 5v14" />;
export const RefreshCw = (props: IconProps) => <Glyph {...props} path="M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5" />;
export const RotateCcw = (props: IconProps) => <Glyph {...props} path="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5" />;
export const Search = (props: IconProps) => <Glyph {...props} path="M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />;
export const SendHorizontal = (props: IconProps) => <Glyph {...props} path="M3.714 3.048a.498.498 0 0 0-.683.627l2.843 7.627a2 2 0 0 1 0 1.396l-2.842 7.627a.498.498 0 0 0 .682.627l18-8.5a.5.5 0 0 0 0-.904zM6 12h16" />;
export const Smartphone = (props: IconProps) => <Glyph {...props} path="M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2zM12 18h.01" />;
export const Square = (props: IconProps) => <Glyph {...props} path="M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z" />;
export const Sun = (props: IconProps) => <Glyph {...props} path="M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l 1.41 1.41M17.66 17.66l 1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41" />;
export const X = (props: IconProps) => <Glyph {...props} path="M18 6 6 18M6 6l 12 12" />;
