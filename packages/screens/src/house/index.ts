export { House, type HouseProps } from './house.tsx';
