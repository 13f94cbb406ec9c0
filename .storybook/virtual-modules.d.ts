/** The sandbox's answer to a GET, by language. A story reads it with `recorded<GameList>(answer, globals)`. */
declare module 'virtual:answer/*' {
  const answer: Record<'zh' | 'en' | 'ja', unknown>;
  export default answer;
}

/** Documents of the operator (operator-documents.ts). */
declare module 'virtual:documents' {
  import type { About } from '@companion/screens/about';
  import type { LegalDocument } from '@companion/screens/legal';

  type InEachLanguage<Document> = Record<'zh' | 'en' | 'ja', Document>;
  const documents: {
    legal: Record<string, InEachLanguage<LegalDocument> | undefined>;
    about: InEachLanguage<About>;
  };
  export default documents;
}
declare module 'virtual:entry-of' {
  const entries: import('./entry-of.ts').Entries;
  export default entries;
}
