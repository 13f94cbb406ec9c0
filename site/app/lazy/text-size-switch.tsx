import { SegmentedControl } from '@companion/ui/segmented-control';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { siteMessages } from '../locales/messages.ts';
import { currentTextSize, setTextSize } from '../shell/preferences.ts';
import { textSizes } from '../shell/stored-preferences.ts';

/** How large all texts are; kept for the next visit. */
export default function TextSizeSwitch() {
  const { formatMessage } = useIntl();
  const [size, setSize] = useState(currentTextSize);
  return (
    <SegmentedControl
      label={formatMessage(siteMessages.textSize)}
      value={size}
      onChange={(chosen) => {
        setTextSize(chosen);
        setSize(chosen);
      }}
      options={textSizes.map((value) => ({ value, label: `${value}%` }))}
    />
  );
}
