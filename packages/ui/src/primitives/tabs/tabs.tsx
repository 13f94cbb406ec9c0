import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { TabsContent, TabsList, TabsRoot, TabsTrigger } from './tabs-parts.tsx';

export interface TabsProps<Value extends string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs. Only the content of the selected tab is rendered. */
  tabs: ReadonlyArray<{ value: Value; label: string; content: ReactNode }>;
  /** Value of the selected tab, controlled by the host. An unknown value selects the first tab. */
  value?: NoInfer<Value> | undefined;
  /** Tab that is selected first, without `value`. Default: the first tab. */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the value of a tab that was pressed or reached by a key. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
}

/** Parts of a page, one at a time, made of the parts of tabs. */
export const Tabs = forwardRef(function Tabs<Value extends string>(
  { label, tabs, value, defaultValue, onValueChange, ...rest }: TabsProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const [selected, select] = useControllableState<Value, Value | undefined>(
    value,
    defaultValue,
    onValueChange,
  );
  const current = tabs.find((tab) => tab.value === selected) ?? tabs[0];
  return (
    <TabsRoot
      {...rest}
      ref={ref}
      value={current?.value}
      onValueChange={(next) => select(next as Value)}
    >
      <TabsList aria-label={label}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab.value} value={tab.value}>
            {tab.label}
          </TabsTrigger>
        ))}
      </TabsList>
      {current && (
        <TabsContent key={current.value} value={current.value}>
          {current.content}
        </TabsContent>
      )}
    </TabsRoot>
  );
}) as <Value extends string>(
  props: TabsProps<Value> & RefAttributes<HTMLDivElement>,
) => ReactElement;
