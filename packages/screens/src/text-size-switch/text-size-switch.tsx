import { SegmentedControl } from '@companion/ui/segmented-control';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { currentTextSize, setTextSize, watchTextSize } from '../preferences/preferences.ts';
import { type TextSize, textSizes } from '../preferences/stored.ts';
import { textSizeMessages } from './messages.ts';

export interface TextSizeSwitchProps {
  /** Called with the new size, in percent, to be stored. */
  onChange: (size: TextSize) => void;
}

/** Chooses the text size of the whole document. */
export function TextSizeSwitch({ onChange }: TextSizeSwitchProps) {
  const { formatMessage } = useIntl();
  const value = useSyncExternalStore(watchTextSize, currentTextSize);
  const change = (size: TextSize) => {
    setTextSize(size);
    onChange(size);
  };
  return (
    <SegmentedControl
      label={formatMessage(textSizeMessages.label)}
      value={value}
      onValueChange={change}
      options={textSizes.map((size) => ({ value: size, label: `${size}%` }))}
    />
  );
}
