import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './frame.css.ts';
import { onceThere } from './once-there.ts';

interface ForcedProps {
  state: 'hover' | 'focus' | 'active';
  /** Selector of the element. */
  at: string;
  children: ReactNode;
}

const FORCED = 'data-forced';

/** Draws a control as hovered, focused by keyboard or pressed, by the component's own rules for that state. */
export function Forced({ state, at, children }: ForcedProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current;
    if (!root) return;
    return onceThere(root, at, (found) => {
      for (const sheet of document.styleSheets) extendOnce(sheet);
      found.setAttribute(FORCED, state);
      if (state === 'focus') return;
      // Ancestors of a hovered or pressed element are hovered or pressed, too.
      let element = found.parentElement;
      for (; element && element !== root; element = element.parentElement)
        element.setAttribute(FORCED, state);
    });
  }, [state, at]);
  return (
    <div ref={place} className={css.contents}>
      {children}
    </div>
  );
}

const extended = new WeakSet<CSSStyleSheet>();

function extendOnce(sheet: CSSStyleSheet): void {
  if (extended.has(sheet)) return;
  extended.add(sheet);
  extend(sheet.cssRules);
}

function extend(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes(FORCED)) {
      const forced = rule.selectorText
        .replaceAll(':focus-within', `:has([${FORCED}="focus"])`)
        .replaceAll(/:(hover|focus|active)(?:-visible)?\b/g, `[${FORCED}="$1"]`);
      if (forced !== rule.selectorText) rule.selectorText += `, ${forced}`;
    }
    if (rule instanceof CSSGroupingRule) extend(rule.cssRules);
  }
}
