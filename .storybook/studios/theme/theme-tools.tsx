import { Button } from '@companion/ui/button';
import { RotateCcw } from '@companion/ui/icon';
import { SegmentedControl } from '@companion/ui/segmented-control';
import { Select } from '@companion/ui/select';
import type { ReactNode } from 'react';
import type { Language } from '../language.ts';
import { hues, Slider } from '../slider.tsx';
import * as studio from '../studio.css.ts';
import { brands, faces } from './brands.ts';
import { texts } from './texts.ts';
import type { ModeName, ThemeDesign } from './theme-design.ts';
import * as css from './theme-tools.css.ts';

interface ToolsProps {
  design: ThemeDesign;
  locale: Language;
  /** What cannot be read, in a word. */
  verdict: ReactNode;
  onChange(change: Partial<ThemeDesign>): void;
}

/** Sliders and choices of a brand. */
export function ThemeTools({ design, locale, verdict, onChange }: ToolsProps) {
  const words = texts[locale];
  const { hue, mode } = design;
  const [lightness, chroma] = [design.lightness / 100, design.chroma / 1000];
  return (
    <div className={studio.tools}>
      <Group name={words.accent}>
        <Slider
          label={words.hue}
          unit="°"
          min={0}
          max={359}
          value={hue}
          colors={hues(lightness, chroma)}
          onChange={(value) => onChange({ hue: value })}
        />
        <Slider
          label={words.lightness}
          unit=" %"
          min={30}
          max={95}
          value={design.lightness}
          colors={[0.3, 0.5, 0.7, 0.95].map((at) => `oklch(${at} ${chroma} ${hue})`)}
          onChange={(value) => onChange({ lightness: value })}
        />
        <Slider
          label={words.chroma}
          unit=" ‰"
          min={0}
          max={260}
          step={5}
          value={design.chroma}
          colors={[0, 0.13, 0.26].map((at) => `oklch(${lightness} ${at} ${hue})`)}
          onChange={(value) => onChange({ chroma: value })}
        />
      </Group>
      <Group name={words.grounds}>
        <SegmentedControl<ModeName>
          label={words.mode}
          value={mode}
          options={[
            { value: 'night', label: words.night },
            { value: 'day', label: words.day },
          ]}
          onValueChange={(value) => onChange({ mode: value })}
        />
        {mode === 'night' ? (
          <Slider
            label={words.page.night}
            unit=" %"
            min={6}
            max={45}
            step={0.5}
            value={design.night}
            onChange={(value) => onChange({ night: value })}
          />
        ) : (
          <Slider
            label={words.page.day}
            unit=" %"
            min={75}
            max={100}
            step={0.5}
            value={design.day}
            onChange={(value) => onChange({ day: value })}
          />
        )}
        <Slider
          label={words.tint}
          unit=" ‰"
          min={0}
          max={60}
          value={design.tint}
          colors={[0, 0.06].map((at) => `oklch(0.5 ${at} ${hue})`)}
          onChange={(value) => onChange({ tint: value })}
        />
      </Group>
      <Group name={words.shape}>
        <Slider
          label={words.radius}
          unit=" %"
          min={0}
          max={200}
          step={5}
          value={design.radius}
          onChange={(value) => onChange({ radius: value })}
        />
        <Slider
          label={words.density}
          unit=" %"
          min={75}
          max={130}
          step={2.5}
          value={design.density}
          onChange={(value) => onChange({ density: value })}
        />
        <Slider
          label={words.textScale}
          unit=" %"
          min={85}
          max={130}
          step={2.5}
          value={design.textScale}
          onChange={(value) => onChange({ textScale: value })}
        />
        <Select
          label={words.face}
          value={design.face}
          options={(Object.keys(faces) as ThemeDesign['face'][]).map((value) => ({
            value,
            label: words.faces[value],
          }))}
          onChange={({ target }) => onChange({ face: target.value as ThemeDesign['face'] })}
        />
      </Group>
      <div className={css.foot}>
        {verdict}
        <Button
          icon={<RotateCcw size={16} />}
          onClick={() => onChange(brands[design.brand].design)}
        >
          {words.reset}
        </Button>
      </div>
    </div>
  );
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{name}</legend>
    {children}
  </fieldset>
);
