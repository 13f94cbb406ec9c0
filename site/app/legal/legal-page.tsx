import { type LegalDocument, LegalScreen } from '@companion/screens/legal';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { siteMessages } from '../messages.ts';

export const legalMeta = ({ loaderData }: { loaderData?: LegalDocument }) => [
  { title: `${loaderData?.title} · 伙伴 Companion` },
];

export function LegalPage() {
  const { formatMessage } = useIntl();
  return (
    <LegalScreen
      document={useLoaderData<LegalDocument>()}
      labels={{
        version: formatMessage(siteMessages.legalVersion),
        effective: formatMessage(siteMessages.legalEffective),
        contents: formatMessage(siteMessages.legalContents),
      }}
    />
  );
}
