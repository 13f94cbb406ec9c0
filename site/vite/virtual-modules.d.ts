declare module '*?inline-script' {
  const code: string;
  export default code;
}

declare module 'virtual:page-chunks' {
  const chunks: Readonly<Record<string, readonly string[]>>;
  export default chunks;
}

declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from 'react-intl';

  const messages: Record<string, MessageFormatElement[]>;
  export default messages;
}
