export { firstInteraction, nextInteraction } from './first-interaction.ts';
