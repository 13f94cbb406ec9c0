/** Screens of the toolbar and of the pictures, px. */
export const viewports = {
  desktop: { name: 'Desktop', width: 1440, height: 900 },
  narrow: { name: 'Narrowest desktop', width: 1200, height: 800 },
  tablet: { name: 'Breakpoint', width: 768, height: 1024 },
  phone: { name: 'Phone', width: 390, height: 844 },
  small: { name: 'Small phone', width: 360, height: 640 },
} as const;
