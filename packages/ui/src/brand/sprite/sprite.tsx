import { forwardRef, memo, Suspense } from 'react';
import { lazyDrawing, useDrawableProps } from '../../internal/lazy-drawing.ts';
import { seededFigure } from './figure.ts';
import type { Look } from './look.ts';
import { SpriteFigure, type SpriteProps } from './sprite-figure.tsx';

export { type Mood, moods } from './moods.ts';
export type { SpriteProps } from './sprite-figure.tsx';

/** The designed parts, in a chunk of their own. */
const DesignedSprite = lazyDrawing(() => import('./designed/designed-sprite.tsx'));

const SpriteOfLook = memo(
  forwardRef<HTMLSpanElement, SpriteProps & { look: Look }>(function SpriteOfLook(props, ref) {
    const { size = 96, filling, className, style } = props;
    const space = filling
      ? style
      : { display: 'block', inlineSize: size, blockSize: size, ...style };
    return (
      <Suspense fallback={<span className={className} style={space} />}>
        <DesignedSprite ref={ref} {...props} />
      </Suspense>
    );
  }),
);

/**
 * A companion, drawn from a seed or a look. The parts of looks load lazily; a server's picture stays until then, and
 * elsewhere the space is reserved.
 *
 * A host may set `--sprite-look-x` and `--sprite-look-y` on it or an ancestor: the shift of the eyes, % of the picture.
 */
export const Sprite = memo(
  forwardRef<HTMLSpanElement, SpriteProps>(function Sprite(props, ref) {
    const { look } = props;
    const drawable = useDrawableProps(props);
    if (look) return <SpriteOfLook ref={ref} {...drawable} look={drawable.look ?? look} />;
    const { seed, look: _, ...rest } = props;
    return <SpriteFigure ref={ref} figure={seededFigure(seed)} {...rest} />;
  }),
);
