import { forwardRef } from 'react';
import type { Look } from '../look.ts';
import { SpriteFigure, type SpriteProps } from '../sprite-figure.tsx';
import { designedFigure } from './designed-figure.ts';

/** A companion of a look. Loaded with all designed parts. */
const DesignedSprite = forwardRef<HTMLSpanElement, SpriteProps & { look: Look }>(
  function DesignedSprite({ seed, look, ...props }, ref) {
    const figure = designedFigure(seed, look);
    return <SpriteFigure ref={ref} figure={figure} {...props} hue={look.hue ?? props.hue} />;
  },
);

export default DesignedSprite;
