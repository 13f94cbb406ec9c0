export { type Device, readDevice } from '../device/device.ts';
export { deviceIdentifier } from '../device/device-identifier.ts';
export { isMobileUserAgent } from '../device/mobile.ts';
export { DEVICE_HEADERS, isMobileRequest } from '../device/mobile-request.ts';
