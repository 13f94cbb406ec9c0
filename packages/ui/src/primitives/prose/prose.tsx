import type { ReactNode } from 'react';
import * as css from './prose.css.ts';

/** Long text for reading: articles, legal documents. Styles plain HTML elements in it, and only there. */
export const Prose = ({
  children,
}: {
  /** Plain HTML elements. */
  children: ReactNode;
}) => <div className={css.prose}>{children}</div>;
