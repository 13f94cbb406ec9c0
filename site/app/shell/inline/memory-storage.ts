import { memoryStorage } from '@companion/sdk';

// Where a browser forbids storage, what is stored lasts for this page.
for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    void window[name];
  } catch {
    Object.defineProperty(window, name, { value: memoryStorage() });
  }
