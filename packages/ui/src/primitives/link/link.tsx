import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address, as the host's link is to be given it. */
  href: string;
}

const Context = createContext<ComponentType<LinkProps> | null>(null);

/** Gives every link below the host's own component, such as a router's. */
export const LinkProvider = Context.Provider;

/** A link as the host renders links; by default `<a href>`. */
export function Link(props: LinkProps) {
  const HostLink = useContext(Context);
  return HostLink ? <HostLink {...props} /> : <a {...props} />;
}
