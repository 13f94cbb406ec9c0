export { Tabs, type TabsProps } from './tabs.tsx';
export {
  TabsContent,
  type TabsContentProps,
  TabsList,
  TabsRoot,
  type TabsRootProps,
  TabsTrigger,
  type TabsTriggerProps,
} from './tabs-parts.tsx';
