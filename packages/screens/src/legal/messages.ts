import { defineMessages } from '@companion/ui/i18n';

export const legalMessages = defineMessages({
  version: {
    id: 'screens.legal.version',
    defaultMessage: '版本 {version}',
    description: 'Version of a legal document',
  },
  effective: {
    id: 'screens.legal.effective',
    defaultMessage: '{date}起生效',
    description: 'Date from which a legal document is effective',
  },
  contents: {
    id: 'screens.legal.contents',
    defaultMessage: '目录',
    description: 'Name of the list of sections, for screen readers',
  },
  print: {
    id: 'screens.legal.print',
    defaultMessage: '打印',
    description: 'Prints the legal document',
  },
});
