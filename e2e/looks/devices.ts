/** What the pictures are taken of and in: the widths the product is designed for, and both themes. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Size {
  /** as in the name of a picture */
  name: string;
  widthPx: number;
  heightPx: number;
  /** the device setting of the product */
  font: 'small' | 'large';
}

/**
 * A screen is set up once a device; its sizes and themes are pictures of the same page. The smallest size comes first: what
 * hangs on a button stays where it was for a moment, and a window that grows leaves none of it outside.
 */
export const DEVICES = {
  desktop: {
    isPhone: false,
    sizes: [
      { name: '1280', widthPx: 1280, heightPx: 800, font: 'small' },
      { name: '1440', widthPx: 1440, heightPx: 900, font: 'small' },
    ],
  },
  phone: {
    isPhone: true,
    sizes: [
      { name: '360-large', widthPx: 360, heightPx: 740, font: 'large' },
      { name: '390', widthPx: 390, heightPx: 844, font: 'small' },
    ],
  },
} as const satisfies Record<string, { isPhone: boolean; sizes: readonly [Size, ...Size[]] }>;

export type Device = keyof typeof DEVICES;
export const DEVICE_NAMES = Object.keys(DEVICES) as Device[];

/** The narrowest screen, on which sentences that are 40 % longer have to leave nothing wider than the window. */
export const NARROWEST = { name: '320-longer', widthPx: 320, heightPx: 640, font: 'small' } as const satisfies Size;

/** What the short form takes of each of its screens: the tightest of all. */
export const SHORT_SHOT = { device: 'phone', size: '360-large', theme: 'dark' } as const satisfies {
  device: Device;
  size: string;
  theme: Theme;
};
