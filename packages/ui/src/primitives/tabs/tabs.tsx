import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { isShortcut } from '../../internal/shortcut.ts';
import * as css from './tabs.css.ts';

export interface TabsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** In their order; only the content of the chosen one is drawn. */
  tabs: ReadonlyArray<{ value: Value; label: string; content: ReactNode }>;
  /** Id of the chosen tab; an unknown one chooses the first. */
  value: Value;
  /** A tab was pressed, the chosen one too, or reached by an arrow key. */
  onChange: (value: NoInfer<Value>) => void;
}

/**
 * Parts of a page, one at a time. Arrows, Home and End move and choose; Tab goes to the panel
 * (APG tabs, automatic activation).
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.max(
    tabs.findIndex((tab) => tab.value === value),
    0,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const last = tabs.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={css.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            className={css.tab}
            onClick={() => onChange(tab.value)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${tabs[current]?.value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable (APG)
        tabIndex={0}
        className={css.panel}
      >
        {tabs[current]?.content}
      </div>
    </div>
  );
}
