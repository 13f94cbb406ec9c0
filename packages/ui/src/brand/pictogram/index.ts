export { Pictogram, type PictogramProps } from './pictogram.tsx';
