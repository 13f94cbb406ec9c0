export { TalksScreen, type TalksScreenProps, type TalksServices } from './talks.tsx';
export { TalksDialog, type TalksDialogProps } from './talks-dialog.tsx';
