import { vars } from '@companion/ui/theme';
import { type CSSProperties, useId } from 'react';
import * as css from './slider.css.ts';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  unit: string;
  /** Colours of the track from its start to its end. Default: a plain track. */
  colors?: readonly string[];
  onChange(value: number): void;
}

const plain = [vars.color.line, vars.color.control];

/** A range with its name and its value. */
export function Slider({ label, unit, colors = plain, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{`${range.value}${unit}`}</output>
      <input
        {...range}
        id={id}
        type="range"
        className={css.range}
        style={{ '--track': `linear-gradient(to right, ${colors.join(', ')})` } as CSSProperties}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}

const TURNS = Array.from({ length: 13 }, (_, index) => index * 30);

/** All hues, for the track of a hue. */
export const hues = (lightness: number, chroma: number) =>
  TURNS.map((hue) => `oklch(${lightness} ${chroma} ${hue})`);
