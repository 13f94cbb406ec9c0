export { type Brand, BrandIcon } from './brand-icon.tsx';
