export { importWhenOnline } from './import-when-online.ts';
export { onDemand, onIdle, onInteraction, onOpen } from './on-interaction.tsx';
export { quiet } from './quiet.ts';
export { useOnline } from './use-online.ts';
