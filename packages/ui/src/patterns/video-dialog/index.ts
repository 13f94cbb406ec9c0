export { VideoDialog, type VideoDialogProps } from './video-dialog.tsx';
