import { SegmentedControl } from '@companion/ui/segmented-control';
import { useIntl } from 'react-intl';
import { textSizeMessages } from './messages.ts';

export interface TextSizeSwitchProps<Size extends string> {
  /** Percentages, such as `100`. */
  sizes: readonly Size[];
  value: Size;
  onChange: (size: Size) => void;
}

/** Chooses the text size of the whole document. */
export function TextSizeSwitch<Size extends string>({
  sizes,
  value,
  onChange,
}: TextSizeSwitchProps<Size>) {
  const { formatMessage } = useIntl();
  return (
    <SegmentedControl
      label={formatMessage(textSizeMessages.label)}
      value={value}
      onChange={onChange}
      options={sizes.map((size) => ({ value: size, label: `${size}%` }))}
    />
  );
}
