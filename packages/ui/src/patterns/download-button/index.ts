export { DownloadButton, type DownloadButtonProps } from './download-button.tsx';
