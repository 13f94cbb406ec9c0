/** Writes `tokens.json`, the default theme in the Design Tokens format: `pnpm --filter @companion/ui tokens`. */
import { writeFileSync } from 'node:fs';
import { designTokens } from '../src/theme/design-tokens/index.ts';

writeFileSync(new URL('../tokens.json', import.meta.url), JSON.stringify(designTokens()));
