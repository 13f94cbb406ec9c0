import { TextSizeSwitch as Switch } from '@companion/screens/text-size-switch';
import { useState } from 'react';
import { currentTextSize, setTextSize } from '../shell/preferences.ts';
import { textSizes } from '../shell/stored-preferences.ts';

export default function TextSizeSwitch() {
  const [size, setSize] = useState(currentTextSize);
  return (
    <Switch
      sizes={textSizes}
      value={size}
      onChange={(chosen) => {
        setTextSize(chosen);
        setSize(chosen);
      }}
    />
  );
}
