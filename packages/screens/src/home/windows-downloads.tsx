import { DownloadButton } from '@companion/ui/download-button';
import { useIntl } from 'react-intl';
import type { Downloads } from './home.tsx';
import { homeMessages } from './messages.ts';

/** The buttons of both Windows clients. */
export function WindowsDownloads({ downloads }: { downloads: Downloads }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <DownloadButton
        client="windows"
        label={formatMessage(homeMessages.windowsAmd)}
        {...downloads.windowsAmd}
      />
      <DownloadButton
        client="windows"
        tone="outline"
        label={formatMessage(homeMessages.windowsAiPc)}
        {...downloads.windowsAiPc}
      />
    </>
  );
}
