import { legalLoader } from '../../legal/loader.ts';
import en from '../../legal/privacy.en.md?raw';
import ja from '../../legal/privacy.ja.md?raw';
import zh from '../../legal/privacy.zh.md?raw';

export const loader = legalLoader({ zh, en, ja });

export { LegalPage as default, legalMeta as meta } from '../../legal/legal-page.tsx';
