import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  forwardRef,
  type RefAttributes,
  useContext,
} from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address of the link. */
  href: string;
}

const Context = createContext<ComponentType<LinkProps & RefAttributes<HTMLAnchorElement>> | null>(
  null,
);

/** Sets the component that renders all links of the subtree, such as a router's link. */
export const LinkProvider = Context.Provider;

/** A link, rendered by the component of `LinkProvider`. Default: `<a href>`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const HostLink = useContext(Context);
  return HostLink ? <HostLink {...props} ref={ref} /> : <a {...props} ref={ref} />;
});
