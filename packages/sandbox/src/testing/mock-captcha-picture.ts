import { vi } from 'vitest';

/** Drawing takes about 40 ms. Import this file in tests that log in and do not look at the picture. */
vi.mock('../captcha/picture.ts', () => ({ drawPicture: () => ({ background: '', piece: '' }) }));
