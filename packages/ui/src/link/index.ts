export { Link, type LinkProps, LinkProvider } from './link.tsx';
