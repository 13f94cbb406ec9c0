import { createContext, type ReactNode } from 'react';

interface Brand {
  logo?: ReactNode;
  crown?: ReactNode;
}

/** What a brand replaces in components. `undefined`: the product's own. */
export const BrandContext = createContext<Brand>({});
