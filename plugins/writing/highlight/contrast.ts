export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads #rgb, #rrggbb, rgb() and hsl(); throws on anything else, alpha included. */
export function parseColour(text: string): Rgb {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (hex) {
    const pairs =
      hex.length === 3 ? hex.match(/./g)?.map((digit) => digit + digit) : hex.match(/../g);
    const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue];
  }
  const [, space, list = ''] = /^(rgb|hsl)\(([^)]+)\)$/.exec(text) ?? [];
  const [first = NaN, second = NaN, third = NaN, ...more] = list.split(',').map(Number.parseFloat);
  if (!space || more.length > 0 || Number.isNaN(first + second + third)) {
    throw new Error(`Cannot read the colour “${text}”: write it as #rrggbb.`);
  }
  return space === 'rgb' ? [first, second, third] : fromHsl(first, second / 100, third / 100);
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    const share = Math.max(-1, Math.min(step - 3, 9 - step, 1));
    return Math.round(255 * (lightness - spread * share));
  };
  return [channel(0), channel(8), channel(4)];
}

export function formatColour(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((colour) => measureLuminance(parseColour(colour)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function measureLuminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
