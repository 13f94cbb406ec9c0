/** Documents of the operator (vite/documents.ts). */
declare module 'virtual:documents' {
  import type { About } from '@companion/screens/about';
  import type { LegalDocument } from '@companion/screens/legal';

  type InEachLanguage<Document> = Record<'zh' | 'en' | 'ja', Document>;
  export const legal: Record<string, InEachLanguage<LegalDocument> | undefined>;
  export const about: InEachLanguage<About>;
}
