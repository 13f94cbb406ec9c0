export { firstInteraction, nextInteraction, skipFirstInteraction } from './first-interaction.ts';
