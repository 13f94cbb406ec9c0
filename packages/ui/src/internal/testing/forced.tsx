import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './frame.css.ts';

/** What a pointer or a keyboard does to one thing at a time, and a story shows of many. */
interface ForcedProps {
  state: 'hover' | 'focus-visible';
  /** Selector of what it is on. */
  at?: string;
  children: ReactNode;
}

const FORCED = 'data-forced';

/**
 * The control in it as if the pointer were on it, or the focus: the component's own rules for that state hold for it.
 */
export function Forced({ state, at = 'button, input, a', children }: ForcedProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const { cssRules } of document.styleSheets) extend(cssRules);
    let element = place.current?.querySelector(at);
    element?.setAttribute(FORCED, state);
    if (state !== 'hover') return;
    // A pointer is on what is around, too.
    for (; element && element !== place.current; element = element.parentElement)
      element.setAttribute(FORCED, state);
  }, [state, at]);
  return (
    <div ref={place} className={css.contents}>
      {children}
    </div>
  );
}

/** Lets rules for a state hold for what is forced into it: same layer, same place, same weight. */
function extend(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes(FORCED)) {
      const forced = rule.selectorText.replace(/:(hover|focus-visible)\b/g, `[${FORCED}="$1"]`);
      if (forced !== rule.selectorText) rule.selectorText += `, ${forced}`;
    }
    if (rule instanceof CSSGroupingRule) extend(rule.cssRules);
  }
}
