export { importWhenOnline } from './import-when-online.ts';
export { onIdle, onInteraction } from './on-interaction.tsx';
export { quiet } from './quiet.ts';
export { useOnline } from './use-online.ts';
