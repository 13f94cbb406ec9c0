import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { isShortcut } from '../../internal/shortcut.ts';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { useEvent } from '../../internal/use-event.ts';
import * as css from './tabs.css.ts';

interface TabsContextValue {
  id: string;
  selected: string | undefined;
  select: (value: string) => void;
  list: RefObject<HTMLDivElement | null>;
  /** Whether the selected tab exists and is enabled: then it is the one stop of the list. */
  hasStop: boolean;
  findStop: () => void;
  /** Ids of the selected tab and of its content that the host set. */
  tabId: string | undefined;
  setTabId: (id: string | undefined) => void;
  panelId: string | undefined;
  setPanelId: (id: string | undefined) => void;
}

const TabsContext = createContext<TabsContextValue | null>(null);

/** @throws {Error} outside of a `TabsRoot`. */
function useTabs(part: string): TabsContextValue {
  const tabs = useContext(TabsContext);
  if (!tabs) throw new Error(`${part} needs a TabsRoot around it`);
  return tabs;
}

export interface TabsRootProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue'> {
  /** Value of the selected tab, controlled by the host. */
  value?: string | undefined;
  /** Tab that is selected first, without `value`. Default: none. */
  defaultValue?: string | undefined;
  /** Called with the value of a tab that was pressed or reached by a key. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The parts of the tabs, and anything else. */
  children?: ReactNode;
}

/** State of the tabs, and the element around them. */
export const TabsRoot = forwardRef<HTMLDivElement, TabsRootProps>(function TabsRoot(
  { value, defaultValue, onValueChange, ...rest },
  ref,
) {
  const id = useId();
  const [selected, select] = useControllableState(value, defaultValue, onValueChange);
  const [tabId, setTabId] = useState<string>();
  const [panelId, setPanelId] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const [hasStop, setHasStop] = useState(selected !== undefined);
  const findStop = useEvent(() => {
    if (list.current)
      setHasStop(tabsOf(list.current).some((tab) => tab.dataset['value'] === selected));
  });
  useBeforePaint(findStop);
  return (
    <TabsContext.Provider
      value={{
        id,
        selected,
        select,
        list,
        hasStop,
        findStop,
        tabId,
        setTabId,
        panelId,
        setPanelId,
      }}
    >
      <div {...rest} ref={ref} />
    </TabsContext.Provider>
  );
});

/** Encoded: an id with a space counts as two in `aria-controls` and `aria-labelledby`. */
const partId = (id: string, part: 'tab' | 'panel', value: string) =>
  `${id}-${part}-${encodeURIComponent(value)}`;

const tabsOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)'),
];

/** The row of tabs. Name it with `aria-label`. Arrow keys, Home and End select (APG automatic activation). */
export const TabsList = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function TabsList({ className, onKeyDown, ...rest }, ref) {
    const { select, list } = useTabs('TabsList');
    const move = (event: KeyboardEvent<HTMLDivElement>) => {
      if (isShortcut(event)) return;
      const tabs = tabsOf(event.currentTarget);
      const from = tabs.indexOf(event.target as HTMLElement);
      const toRight = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
      const to = {
        ArrowRight: (from + toRight) % tabs.length,
        ArrowLeft: (from - toRight) % tabs.length,
        Home: 0,
        End: -1,
      }[event.key];
      const tab = from === -1 || to === undefined ? undefined : tabs.at(to);
      if (tab?.dataset['value'] === undefined) return;
      event.preventDefault();
      select(tab.dataset['value']);
      tab.focus();
    };
    return (
      <div
        {...rest}
        ref={useComposedRefs(list, ref)}
        role="tablist"
        className={classNames(css.list, className)}
        onKeyDown={composeHandlers(onKeyDown, move)}
      />
    );
  },
);

export interface TabsTriggerProps extends Omit<ComponentPropsWithoutRef<'button'>, 'value'> {
  /** Names the tab and its content. */
  value: string;
}

/** A tab. */
export const TabsTrigger = forwardRef<HTMLButtonElement, TabsTriggerProps>(function TabsTrigger(
  { value, disabled, className, onClick, ...rest },
  ref,
) {
  const { id, selected, select, hasStop, findStop, setTabId, panelId } = useTabs('TabsTrigger');
  const isSelected = value === selected;
  useBeforePaint(findStop, [value, disabled, findStop]);
  useBeforePaint(() => {
    if (isSelected) setTabId(rest.id);
  }, [isSelected, rest.id, setTabId]);
  return (
    <button
      id={partId(id, 'tab', value)}
      type="button"
      {...rest}
      ref={ref}
      role="tab"
      disabled={disabled}
      data-value={value}
      aria-controls={isSelected ? (panelId ?? partId(id, 'panel', value)) : undefined}
      aria-selected={isSelected}
      // Without a selected tab that can have the focus, each tab can be reached.
      tabIndex={isSelected || !hasStop ? 0 : -1}
      className={classNames(css.tab, className)}
      onClick={composeHandlers(onClick, () => select(value))}
    />
  );
});

export interface TabsContentProps extends ComponentPropsWithoutRef<'div'> {
  /** Value of its tab. */
  value: string;
}

/** Content of a tab. Rendered while its tab is selected. */
export const TabsContent = forwardRef<HTMLDivElement, TabsContentProps>(function TabsContent(
  { value, className, ...rest },
  ref,
) {
  const { id, selected, tabId, setPanelId } = useTabs('TabsContent');
  const isSelected = value === selected;
  useBeforePaint(() => {
    if (isSelected) setPanelId(rest.id);
  }, [isSelected, rest.id, setPanelId]);
  if (!isSelected) return null;
  return (
    <div
      id={partId(id, 'panel', value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable (APG)
      tabIndex={0}
      aria-labelledby={tabId ?? partId(id, 'tab', value)}
      {...rest}
      ref={ref}
      role="tabpanel"
      className={classNames(css.panel, className)}
    />
  );
});
