import { legalLoader } from '../../legal/loader.ts';
import en from '../../legal/terms.en.md?raw';
import ja from '../../legal/terms.ja.md?raw';
import zh from '../../legal/terms.zh.md?raw';

export const loader = legalLoader({ zh, en, ja });

export { LegalPage as default, legalMeta as meta } from '../../legal/legal-page.tsx';
