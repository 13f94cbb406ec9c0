export { QrCard, type QrCardProps } from './qr-card.tsx';
export { type QrCode, qrCode } from './qr-code.ts';
