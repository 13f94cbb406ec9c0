export { designTokens, type Json } from './design-tokens.ts';
export { figmaVariables } from './figma-variables.ts';
