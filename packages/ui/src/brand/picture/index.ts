export { type Drawing, drawing } from '../../internal/drawing.ts';
export { markup } from '../../internal/markup.ts';
export type { Shape } from '../../internal/shape.ts';
export { LOGO_BOX, logoShapes } from '../logo/logo-shapes.ts';
export { LAMP_HUE, ourCompanion } from '../logo/our-companion.ts';
export { type FlatColour, flatColour } from './flat-colour.ts';
export {
  COVER_BOX,
  coverPicture,
  type SpritePicture,
  spritePicture,
} from './pictures.ts';
