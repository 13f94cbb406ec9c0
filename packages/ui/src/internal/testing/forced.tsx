import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './frame.css.ts';

interface ForcedProps {
  state: 'hover' | 'focus-visible';
  /** Selector of the element. Without it: the first control. */
  at?: string;
  children: ReactNode;
}

const FORCED = 'data-forced';

/** Draws a control as hovered or focused, by the component's own rules for that state. */
export function Forced({ state, at = 'button, input, a', children }: ForcedProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const { cssRules } of document.styleSheets) extend(cssRules);
    let element = place.current?.querySelector(at);
    element?.setAttribute(FORCED, state);
    if (state !== 'hover') return;
    // A hovered element's ancestors are hovered, too.
    for (; element && element !== place.current; element = element.parentElement)
      element.setAttribute(FORCED, state);
  }, [state, at]);
  return (
    <div ref={place} className={css.contents}>
      {children}
    </div>
  );
}

function extend(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes(FORCED)) {
      const forced = rule.selectorText.replace(/:(hover|focus-visible)\b/g, `[${FORCED}="$1"]`);
      if (forced !== rule.selectorText) rule.selectorText += `, ${forced}`;
    }
    if (rule instanceof CSSGroupingRule) extend(rule.cssRules);
  }
}
