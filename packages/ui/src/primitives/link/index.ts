export { Link, type LinkProps, LinkProvider } from './link.tsx';
export { LinkButton, type LinkButtonProps } from './link-button.tsx';
export { TextLink, type TextLinkProps } from './text-link.tsx';
